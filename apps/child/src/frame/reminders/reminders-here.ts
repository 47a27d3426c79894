import type { Language } from '@lykta/domain';
import { isNativeShell } from '../native/shell.ts';
import { changeSettings, readSettings } from '../storage/settings.ts';
import { ownDeviceId } from './device-id.ts';
import type { ReminderDevice } from './reminder-device.ts';
import { unsubscribe, webPush, type PushCalls } from './web-push.ts';

const load = async () => (await import('./native-reminders.ts')).nativeReminders;

const loadPush = () => import('./native-push.ts');

const startPush = async (calls: PushCalls, language: Language) =>
  (await loadPush()).startPush(calls, language);

/**
 * Reminders of the native app; their code is loaded when needed. The phone plans them itself, so they hold whatever
 * becomes of pushes.
 */
const nativeDevice = (calls?: PushCalls): ReminderDevice => ({
  permission: async () => (await load()).permission(),
  planned: async () => (await load()).planned(),
  ask: async () => (await load()).ask(),
  start: async (language) => {
    await (await load()).start(language);
    // Nobody waits for the network: an app that ends meanwhile would have planned reminders that its switch denies.
    if (calls) void startPush(calls, language).catch(() => undefined);
  },
  stop: async () => {
    await (await load()).stop();
    await (await loadPush()).stopPush().catch(() => undefined);
    await calls?.save({ token: null, deviceId: ownDeviceId() }).catch(() => undefined);
  },
});

/** The reminder device for where this page runs. */
export function reminderDevice(calls: PushCalls): ReminderDevice {
  return isNativeShell() ? nativeDevice(calls) : webPush(calls);
}

/**
 * Ends the reminders of this device when nobody is signed in any more, because the next child may be another one and
 * must find them off. It also ends what the settings know nothing of: a storage may be blocked, or the app ended
 * between the plan and the setting.
 */
export function endRemindersHere(): void {
  if (readSettings().mood_notify) changeSettings({ mood_notify: false });
  const end = isNativeShell() ? nativeDevice().stop() : unsubscribe();
  end.catch(() => undefined);
}
