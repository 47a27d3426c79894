import { changeSettings, readSettings } from '../storage/settings.ts';

/** The random id of this device, created on first use. */
export function ownDeviceId(): string {
  const known = readSettings().device_id;
  if (known !== '') return known;
  const made = crypto.randomUUID();
  changeSettings({ device_id: made });
  return made;
}
