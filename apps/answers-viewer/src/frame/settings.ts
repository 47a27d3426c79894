/** Settings stored in this browser for its user; never anything about a child. */
type Setting = 'language' | 'theme' | 'shortcuts';

const keyOf = (setting: Setting) => `lykta-viewer-${setting}`;

/** Reads a stored setting; undefined without one, or without storage. */
export function readSetting(setting: Setting): string | undefined {
  try {
    return window.localStorage.getItem(keyOf(setting)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a setting; without storage it lasts until the page is closed. */
export function writeSetting(setting: Setting, value: string): void {
  try {
    window.localStorage.setItem(keyOf(setting), value);
  } catch {
    // Storage is full or blocked, and the user can't fix that here.
  }
}
