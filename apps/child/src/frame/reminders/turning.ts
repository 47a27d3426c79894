import type { Language } from '@lykta/domain';
import { keepsTexts } from '../storage/local-store.ts';
import { changeSettings, readSettings } from '../storage/settings.ts';
import type { ReminderDevice } from './reminder-device.ts';

/** State of reminders on this device. All but `on` show the switch off, the last three with a hint. */
export type ReminderState = 'on' | 'off' | 'denied' | 'unsupported' | 'failed';

/** Whether reminders were chosen here; without working storage, whether any are scheduled. */
export async function areWanted(device: Pick<ReminderDevice, 'planned'>): Promise<boolean> {
  return readSettings().mood_notify || (!keepsTexts() && (await device.planned()));
}

/** The state to show at first: the stored choice, unless permission was removed since. */
export async function stateNow(device: ReminderDevice): Promise<ReminderState> {
  const permission = await device.permission();
  if (permission === 'unsupported') return 'unsupported';
  if (!(await areWanted(device))) return 'off';
  return permission === 'granted' ? 'on' : 'denied';
}

/**
 * Asks for permission and schedules reminders (docs/product.md §4, Notifications toggle); also used to change the
 * language.
 */
export async function turnOn(device: ReminderDevice, language: Language): Promise<ReminderState> {
  try {
    const permission = await device.ask();
    if (permission === 'granted') {
      await device.start(language);
      changeSettings({ mood_notify: true });
      return 'on';
    }
    changeSettings({ mood_notify: false });
    // Closing the question without an answer is not a denial.
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
