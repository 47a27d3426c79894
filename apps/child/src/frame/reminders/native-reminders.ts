import { LocalNotifications } from '@capacitor/local-notifications';
import {
  drawReminder,
  localText,
  REMINDER_CHANNEL,
  reminderSchedule,
  type Language,
  type Reminder,
} from '@lykta/domain';
import { paths } from '../paths.ts';
import { readSettings } from '../storage/settings.ts';
import type { ReminderDevice } from './reminder-device.ts';
import { areWanted } from './turning.ts';

let last: Promise<unknown> = Promise.resolve();

/**
 * Does one thing with the phone's plan after the other: opening the app and turning the toggle at once would else plan
 * everything twice, and who asked in between would hear that nothing is planned.
 */
function inTurn<T>(task: () => Promise<T>): Promise<T> {
  const done = last.then(task);
  last = done.catch(() => undefined);
  return done;
}

/** The native shell: the phone itself keeps the whole schedule, and shows it without a network. */
export const nativeReminders: ReminderDevice = {
  permission: async () => permissionOf((await LocalNotifications.checkPermissions()).display),
  ask: async () => permissionOf((await LocalNotifications.requestPermissions()).display),
  planned: () => inTurn(async () => (await LocalNotifications.getPending()).notifications.length > 0),
  start: (language) => inTurn(() => planAnew(language)),
  stop: () => inTurn(() => LocalNotifications.cancelAll()),
};

async function planAnew(language: Language): Promise<void> {
  await LocalNotifications.cancelAll();
  // Only Android has channels. The words stay hidden on a locked screen.
  await LocalNotifications.createChannel({
    id: REMINDER_CHANNEL,
    name: REMINDER_CHANNEL,
    importance: 3,
    visibility: 0,
  }).catch(() => undefined);
  const plan = reminderSchedule(new Date(), Math.random);
  await LocalNotifications.schedule({
    notifications: plan.map((reminder, index) => notificationOf(reminder, index + 1, language)),
  });
}

/** Any use of the app restarts the schedule (docs/product.md §9): when it opens, and when it comes to the front. */
export async function restartReminders(): Promise<void> {
  if (!(await areWanted(nativeReminders)) || (await nativeReminders.permission()) !== 'granted') return;
  await nativeReminders.start(readSettings().language);
}

function notificationOf({ at, pool }: Reminder, id: number, language: Language) {
  return {
    id,
    title: localText(drawReminder(pool, Math.random()), language),
    body: '',
    schedule: { at, allowWhileIdle: true },
    channelId: REMINDER_CHANNEL,
    extra: { path: paths.home },
    // Some minutes more or less make no difference, and an exact alarm would ask for a permission of its own.
    isExactNotification: false,
  };
}

function permissionOf(state: string): NotificationPermission {
  return state === 'granted' || state === 'denied' ? state : 'default';
}
