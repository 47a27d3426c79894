declare global {
  interface Window {
    /** Of the page's boot script (index.html). */
    lyktaFetchInside?: () => void;
  }
}

/** Fetches what the first step inside needs, without running it: a tap on the start page waits for nothing then. */
export function fetchInside(): void {
  window.lyktaFetchInside?.();
}
