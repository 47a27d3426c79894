import { changeSettings, readSettings } from '../../frame/storage/settings.ts';
import type { ReminderDevice } from './reminder-device.ts';

/** Whether reminders come to this device; all but `on` show the toggle off, the last three with a hint. */
export type ReminderState = 'on' | 'off' | 'denied' | 'unsupported' | 'failed';

/** The two calls that reminders need. */
export interface ReminderCalls {
  key: () => Promise<string>;
  save: (device: { token: string | null; deviceId: string }) => Promise<unknown>;
}

/** How it stands when the toggle is shown: what was chosen, unless the system has said no since. */
export function stateNow(device: ReminderDevice): ReminderState {
  const permission = device.permission();
  if (permission === 'unsupported') return 'unsupported';
  if (!readSettings().mood_notify) return 'off';
  return permission === 'granted' ? 'on' : 'denied';
}

/** Asks for permission and starts the schedule (docs/product.md §4, Notifications toggle). */
export async function turnOn(device: ReminderDevice, calls: ReminderCalls): Promise<ReminderState> {
  try {
    const permission = await device.ask();
    // Whoever closes the question without an answer has not said no.
    if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
    const token = await device.subscribe(await calls.key());
    await calls.save({ token, deviceId: ownDeviceId() });
    changeSettings({ mood_notify: true });
    return 'on';
  } catch {
    return 'failed';
  }
}

/** Cancels the reminders. */
export async function turnOff(device: ReminderDevice, calls: ReminderCalls): Promise<ReminderState> {
  try {
    await device.unsubscribe();
    changeSettings({ mood_notify: false });
  } catch {
    return 'failed';
  }
  // The browser takes no reminder any more; a server that is not told now finds out at its next one.
  await calls.save({ token: null, deviceId: ownDeviceId() }).catch(() => undefined);
  return 'off';
}

/** A random name for this device, made when it is first needed. */
function ownDeviceId(): string {
  const known = readSettings().device_id;
  if (known !== '') return known;
  const made = crypto.randomUUID();
  changeSettings({ device_id: made });
  return made;
}
