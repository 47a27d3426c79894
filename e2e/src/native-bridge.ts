import type { BrowserContext, Page } from '@playwright/test';

/** A notification that the app has scheduled on a phone. */
export interface Planned {
  id: number;
  title: string;
  body: string;
  channelId: string;
  schedule: { at: string };
  extra: { path: string };
}

/** The state of a journey's simulated phone. */
interface Phone {
  permission: 'granted' | 'denied' | 'prompt';
  planned: Planned[];
  channels: string[];
  /** The keychain; the page's storage contains nothing of it. */
  keys: Record<string, string>;
  /** Whether the app is in the background. */
  away?: boolean;
}

declare global {
  interface Window {
    /** What happens outside of the page: a notification is pressed, or a link opened. */
    pressNotification(notification: unknown): void;
    openLink(url: string): void;
  }
}

/**
 * Adds the bridge of a native shell to every page, as Capacitor does on a phone; its plugins are simulated.
 * @param answer the child's answer when asked about notifications
 */
export async function runInShell(context: BrowserContext, answer: 'granted' | 'denied'): Promise<void> {
  await context.addInitScript((given) => {
    // Stored in the tab's name (window.name): it survives a reload and is not part of the storage, which may be
    // blocked.
    const read = (): Phone =>
      JSON.parse(window.name || 'null') ?? { permission: 'prompt', planned: [], channels: [], keys: {} };
    const write = (change: Partial<Phone>): void => {
      window.name = JSON.stringify({ ...read(), ...change });
    };
    const listeners: Record<string, (data: unknown) => void> = {};
    type Options = { notifications: Planned[]; id: string; prefixedKey: string; data: string };
    const plugins: Record<string, Record<string, (options: Options) => unknown>> = {
      LocalNotifications: {
        checkPermissions: () => ({ display: read().permission }),
        requestPermissions: () => {
          write({ permission: given });
          return { display: given };
        },
        createChannel: ({ id }) => write({ channels: [...new Set([...read().channels, id])] }),
        getPending: () => ({ notifications: read().planned }),
        cancelAll: () => write({ planned: [] }),
        schedule: ({ notifications }) => {
          write({ planned: [...read().planned, ...notifications] });
          return { notifications: notifications.map(({ id }) => ({ id })) };
        },
      },
      PushNotifications: {
        createChannel: ({ id }) => write({ channels: [...new Set([...read().channels, id])] }),
        register: () => setTimeout(() => listeners.registration?.({ value: 'x'.repeat(40) })),
        unregister: () => undefined,
      },
      App: { minimizeApp: () => write({ away: true }) },
      SecureStorage: {
        internalGetItem: ({ prefixedKey }) => ({ data: read().keys[prefixedKey] ?? null }),
        internalSetItem: ({ prefixedKey, data }) => write({ keys: { ...read().keys, [prefixedKey]: data } }),
        internalRemoveItem: ({ prefixedKey }) => {
          const { [prefixedKey]: gone, ...keys } = read().keys;
          write({ keys });
          return { success: gone !== undefined };
        },
      },
    };
    const headers = Object.entries(plugins).map(([name, methods]) => ({
      name,
      methods: [
        ...Object.keys(methods).map((method) => ({ name: method, rtype: 'promise' })),
        { name: 'addListener', rtype: 'callback' },
        { name: 'removeListener', rtype: 'callback' },
      ],
    }));
    Object.assign(window, {
      androidBridge: { postMessage: () => undefined },
      Capacitor: {
        isNativePlatform: () => true,
        PluginHeaders: headers,
        // Everything that crosses the bridge is JSON.
        nativePromise: async (plugin: string, method: string, options: unknown) =>
          plugins[plugin]![method]!(JSON.parse(JSON.stringify(options ?? {}))),
        nativeCallback: (
          _plugin: string,
          _method: string,
          { eventName }: { eventName: string },
          callback: (data: unknown) => void,
        ) => {
          listeners[eventName] = callback;
          return eventName;
        },
      },
      pressNotification: (notification: unknown) =>
        listeners.localNotificationActionPerformed?.({ actionId: 'tap', notification }),
      openLink: (url: string) => listeners.appUrlOpen?.({ url }),
    });
  }, answer);
}

/** Returns the present state of the phone. */
export async function phoneOf(page: Page): Promise<Phone> {
  return page.evaluate(() => JSON.parse(window.name));
}

/** Presses a notification on the phone. */
export async function pressOnPhone(page: Page, extra: { path: string }): Promise<void> {
  await page.evaluate((pressed) => window.pressNotification(pressed), { id: 1, extra });
}

/** Opens a link from elsewhere on the phone with the app. */
export async function openOnPhone(page: Page, link: string): Promise<void> {
  await page.evaluate((url) => window.openLink(url), link);
}
