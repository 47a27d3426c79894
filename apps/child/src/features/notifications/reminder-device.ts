/** What shows reminders on a device: a browser with web push, or the shell of a native app. */
export interface ReminderDevice {
  /** Whether reminders may be shown; `default`: nobody has asked yet. */
  permission: () => NotificationPermission | 'unsupported';
  /** Asks the user. It must come first after a press: some browsers refuse it later. */
  ask: () => Promise<NotificationPermission>;
  /**
   * Clears what was subscribed and subscribes anew.
   * @param key the server's public key
   * @returns the token with which the server reaches this device
   */
  subscribe: (key: string) => Promise<string>;
  unsubscribe: () => Promise<void>;
}
