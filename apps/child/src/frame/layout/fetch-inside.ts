declare global {
  interface Window {
    /** Set by the page's boot script (boot/boot.ts). */
    lyktaFetchInside?: () => void;
  }
}

/**
 * Preloads, without running it, the code for the first navigation from the start page, so that a press does not wait.
 */
export function fetchInside(): void {
  window.lyktaFetchInside?.();
}
