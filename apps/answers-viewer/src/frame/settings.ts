/** What this browser remembers for the person who uses it; never anything about a child. */
type Setting = 'language' | 'theme' | 'shortcuts';

const keyOf = (setting: Setting) => `lykta-viewer-${setting}`;

/** What was chosen here before; undefined when nothing was, or when the browser has no storage. */
export function readSetting(setting: Setting): string | undefined {
  try {
    return window.localStorage.getItem(keyOf(setting)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Remembers a choice where the browser lets us; the choice holds until the page is closed otherwise. */
export function writeSetting(setting: Setting, value: string): void {
  try {
    window.localStorage.setItem(keyOf(setting), value);
  } catch {
    // Full or forbidden storage: nothing that the person could mend here.
  }
}
