import { textStore } from '@lykta/app-shell';

/** Settings stored in this browser for its user; never anything about a child. */
type Setting = 'language' | 'theme' | 'shortcuts';

const { readText, writeText } = textStore<`lykta-viewer-${Setting}`>();

/** Reads a stored setting; undefined without one. */
export function readSetting(setting: Setting): string | undefined {
  return readText(`lykta-viewer-${setting}`) ?? undefined;
}

/** Stores a setting; without storage it lasts until the page is closed. */
export function writeSetting(setting: Setting, value: string): void {
  writeText(`lykta-viewer-${setting}`, value);
}
