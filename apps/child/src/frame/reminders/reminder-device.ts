import type { Language } from '@lykta/domain';

/** Permission for reminders; `default`: not asked yet. */
type ReminderPermission = NotificationPermission | 'unsupported';

/** Shows reminders on a device: a browser with web push, or the native app. */
export interface ReminderDevice {
  permission: () => Promise<ReminderPermission>;
  /** Asks the user. Call it first after a press, because some browsers refuse it later. */
  ask: () => Promise<NotificationPermission>;
  /** Whether reminders are scheduled; the device knows it even when the browser stored no setting. */
  planned: () => Promise<boolean>;
  /** Replaces the schedule by a new one in a language (docs/product.md §4, Notifications toggle). */
  start: (language: Language) => Promise<void>;
  /** Stops reminders, and notifies the server if it can be reached. */
  stop: () => Promise<void>;
}
