import { isNativeShell } from '../native/shell.ts';
import { keepsTexts } from '../storage/local-store.ts';
import { changeSettings, readSettings } from '../storage/settings.ts';
import type { ReminderDevice } from './reminder-device.ts';
import { unsubscribe, webPush, type PushCalls } from './web-push.ts';

const load = async () => (await import('./native-reminders.ts')).nativeReminders;

/** The native shell's reminders; what they need is fetched when they are used. */
const nativeDevice: ReminderDevice = {
  permission: async () => (await load()).permission(),
  planned: async () => (await load()).planned(),
  ask: async () => (await load()).ask(),
  start: async (language) => (await load()).start(language),
  stop: async () => (await load()).stop(),
};

/** What shows reminders where this page runs. */
export function reminderDevice(calls: PushCalls): ReminderDevice {
  return isNativeShell() ? nativeDevice : webPush(calls);
}

/**
 * Ends the reminders of this device when nobody is signed in here any more: the next child who signs in is perhaps
 * another one, and finds the toggle off.
 */
export function endRemindersHere(): void {
  // A storage that keeps nothing can't tell that there are none.
  if (!readSettings().mood_notify && keepsTexts()) return;
  changeSettings({ mood_notify: false });
  const end = isNativeShell() ? nativeDevice.stop() : unsubscribe();
  end.catch(() => undefined);
}
