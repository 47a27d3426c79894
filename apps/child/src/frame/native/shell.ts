declare global {
  interface Window {
    /** Set by the native app before the page's scripts run. */
    Capacitor?: { isNativePlatform?: () => boolean };
  }
}

/** Whether the app runs in the native app, and not in a browser or in the prerender build. */
export function isNativeShell(): boolean {
  return globalThis.window?.Capacitor?.isNativePlatform?.() === true;
}
