import type { Language } from '@lykta/domain';

/** Whether reminders may be shown; `default`: nobody has asked yet. */
type ReminderPermission = NotificationPermission | 'unsupported';

/** What shows reminders on a device: a browser with web push, or the shell of a native app. */
export interface ReminderDevice {
  permission: () => Promise<ReminderPermission>;
  /** Asks the user. It must come first after a press: some browsers refuse it later. */
  ask: () => Promise<NotificationPermission>;
  /** Whether any are to come: the device knows, also where the browser kept nothing of what was chosen. */
  planned: () => Promise<boolean>;
  /** Clears what was planned and plans anew, in a language (docs/product.md §4, Notifications toggle). */
  start: (language: Language) => Promise<void>;
  /** Shows none any more; whoever else has to know is told as far as they can be reached. */
  stop: () => Promise<void>;
}
