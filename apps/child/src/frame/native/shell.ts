declare global {
  interface Window {
    /** Put there by the native shell before the page's own scripts. */
    Capacitor?: { isNativePlatform?: () => boolean };
  }
}

/** Whether the app runs in the native shell, and not in a browser, or in the build that draws the start page. */
export function isNativeShell(): boolean {
  return globalThis.window?.Capacitor?.isNativePlatform?.() === true;
}
