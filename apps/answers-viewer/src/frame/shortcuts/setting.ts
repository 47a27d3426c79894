import { readSetting, writeSetting } from '../settings.ts';

/** Whether single-key shortcuts are on; on by default, and switched off because they can disturb speech input. */
export function shortcutsAreOn(): boolean {
  return readSetting('shortcuts') !== 'off';
}

/** Switches the shortcuts on or off, on this device. */
export function rememberShortcuts(on: boolean): void {
  writeSetting('shortcuts', on ? 'on' : 'off');
}
