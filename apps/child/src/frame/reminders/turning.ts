import type { Language } from '@lykta/domain';
import { keepsTexts } from '../storage/local-store.ts';
import { changeSettings, readSettings } from '../storage/settings.ts';
import type { ReminderDevice } from './reminder-device.ts';

/** Whether reminders come to this device; all but `on` show the toggle off, the last three with a hint. */
export type ReminderState = 'on' | 'off' | 'denied' | 'unsupported' | 'failed';

/** Whether reminders were chosen here; where the browser keeps nothing, they were if any are to come. */
export async function areWanted(device: ReminderDevice): Promise<boolean> {
  return readSettings().mood_notify || (!keepsTexts() && (await device.planned()));
}

/** How it stands when the toggle is shown: what was chosen, unless the system has said no since. */
export async function stateNow(device: ReminderDevice): Promise<ReminderState> {
  const permission = await device.permission();
  if (permission === 'unsupported') return 'unsupported';
  if (!(await areWanted(device))) return 'off';
  return permission === 'granted' ? 'on' : 'denied';
}

/** Asks for permission, clears and schedules (docs/product.md §4, Notifications toggle); also in another language. */
export async function turnOn(device: ReminderDevice, language: Language): Promise<ReminderState> {
  try {
    const permission = await device.ask();
    if (permission === 'granted') {
      await device.start(language);
      changeSettings({ mood_notify: true });
      return 'on';
    }
    changeSettings({ mood_notify: false });
    // Whoever closes the question without an answer has not said no.
    return permission === 'denied' ? 'denied' : 'off';
  } catch {
    changeSettings({ mood_notify: false });
    return 'failed';
  }
}

/** Cancels the reminders. */
export async function turnOff(device: ReminderDevice): Promise<ReminderState> {
  try {
    await device.stop();
    changeSettings({ mood_notify: false });
    return 'off';
  } catch {
    return 'failed';
  }
}
