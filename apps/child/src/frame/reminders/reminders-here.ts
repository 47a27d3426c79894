import { isNativeShell } from '../native/shell.ts';
import { keepsTexts } from '../storage/local-store.ts';
import { changeSettings, readSettings } from '../storage/settings.ts';
import type { ReminderDevice } from './reminder-device.ts';
import { unsubscribe, webPush, type PushCalls } from './web-push.ts';

const load = async () => (await import('./native-reminders.ts')).nativeReminders;

/** Reminders of the native app; their code is loaded when needed. */
const nativeDevice: ReminderDevice = {
  permission: async () => (await load()).permission(),
  planned: async () => (await load()).planned(),
  ask: async () => (await load()).ask(),
  start: async (language) => (await load()).start(language),
  stop: async () => (await load()).stop(),
};

/** The reminder device for where this page runs. */
export function reminderDevice(calls: PushCalls): ReminderDevice {
  return isNativeShell() ? nativeDevice : webPush(calls);
}

/**
 * Ends the reminders of this device when nobody is signed in any more, because the next child may be another one and
 * must find them off.
 */
export function endRemindersHere(): void {
  // Without working storage it is unknown whether there are any.
  if (!readSettings().mood_notify && keepsTexts()) return;
  changeSettings({ mood_notify: false });
  const end = isNativeShell() ? nativeDevice.stop() : unsubscribe();
  end.catch(() => undefined);
}
