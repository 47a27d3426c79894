import { readSetting, writeSetting } from '../settings.ts';

/** Whether single keys do something; on until somebody switches them off (they can disturb speech input). */
export function shortcutsAreOn(): boolean {
  return readSetting('shortcuts') !== 'off';
}

/** Switches the keys on or off, on this device. */
export function rememberShortcuts(on: boolean): void {
  writeSetting('shortcuts', on ? 'on' : 'off');
}
