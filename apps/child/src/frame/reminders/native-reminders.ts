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
 * Runs changes of the phone's schedule one at a time. Otherwise opening the app and pressing the switch together
 * would schedule everything twice, and a query in between would find nothing.
 */
function inTurn<T>(task: () => Promise<T>): Promise<T> {
  const done = last.then(task);
  last = done.catch(() => undefined);
  return done;
}

/** Reminders of the native app: the phone keeps the whole schedule and shows it without a network. */
export const nativeReminders: ReminderDevice = {
  permission: async () => permissionOf((await LocalNotifications.checkPermissions()).display),
  ask: async () => permissionOf((await LocalNotifications.requestPermissions()).display),
  planned: () => inTurn(hasPlan),
  start: (language) => inTurn(() => planAnew(language)),
  stop: () => inTurn(() => LocalNotifications.cancelAll()),
};

async function planAnew(language: Language): Promise<void> {
  await LocalNotifications.cancelAll();
  // Only Android has channels. The text is hidden on a locked screen.
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

/**
 * Restarts the schedule when the app opens or comes to the front (docs/product.md §9). It asks in its own turn: a
 * sign-out in between would otherwise be followed by a new plan.
 */
export function restartReminders(): Promise<void> {
  return inTurn(async () => {
    if (!(await areWanted({ planned: hasPlan })) || (await nativeReminders.permission()) !== 'granted')
      return;
    await planAnew(readSettings().language);
  });
}

async function hasPlan(): Promise<boolean> {
  return (await LocalNotifications.getPending()).notifications.length > 0;
}

function notificationOf({ at, pool }: Reminder, id: number, language: Language) {
  return {
    id,
    title: localText(drawReminder(pool, Math.random()), language),
    body: '',
    schedule: { at, allowWhileIdle: true },
    channelId: REMINDER_CHANNEL,
    extra: { path: paths.home },
    // A few minutes do not matter, and an exact alarm would need its own permission.
    isExactNotification: false,
  };
}

function permissionOf(state: string): NotificationPermission {
  return state === 'granted' || state === 'denied' ? state : 'default';
}
