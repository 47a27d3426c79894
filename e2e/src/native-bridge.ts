import type { BrowserContext, Page } from '@playwright/test';

/** A notification as the app plans it on a phone. */
export interface Planned {
  id: number;
  title: string;
  body: string;
  channelId: string;
  schedule: { at: string };
  extra: { path: string };
}

/** What the phone of a journey holds. */
interface Phone {
  permission: 'granted' | 'denied' | 'prompt';
  planned: Planned[];
  channels: string[];
  /** The keychain; nothing of it can be read from the page's storage. */
  keys: Record<string, string>;
  /** The app was put into the background. */
  away?: boolean;
}

/**
 * Puts the bridge of a native shell under every page, as Capacitor does on a phone: its plugins are this phone's.
 * @param answer what the child answers when asked about notifications
 */
export async function runInShell(context: BrowserContext, answer: 'granted' | 'denied'): Promise<void> {
  await context.addInitScript((given) => {
    // In the name of the tab: it outlives a reload, and is no part of a storage that may be blocked.
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
        // Across the bridge everything is JSON.
        nativePromise: async (plugin: string, method: string, options: unknown) =>
          plugins[plugin]![method]!(JSON.parse(JSON.stringify(options ?? {})) as Options),
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

/** What the phone holds now. */
export async function phoneOf(page: Page): Promise<Phone> {
  return page.evaluate(() => JSON.parse(window.name) as Phone);
}

/** Presses a notification on the phone's screen. */
export async function pressOnPhone(page: Page, extra: { path: string }): Promise<void> {
  await page.evaluate(
    (pressed) =>
      (window as unknown as { pressNotification: (notification: unknown) => void }).pressNotification(
        pressed,
      ),
    { id: 1, extra },
  );
}

/** Presses a link somewhere else on the phone, which the phone opens with the app. */
export async function openOnPhone(page: Page, link: string): Promise<void> {
  await page.evaluate(
    (url) => (window as unknown as { openLink: (url: string) => void }).openLink(url),
    link,
  );
}
