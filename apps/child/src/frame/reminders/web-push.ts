import type { Language } from '@lykta/domain';
import { ownDeviceId } from './device-id.ts';
import type { ReminderDevice } from './reminder-device.ts';

/** The two calls that web push needs. */
export interface PushCalls {
  /** The server's public key. */
  key: () => Promise<string>;
  /** Saves how the server reaches this device; a null token ends it. */
  save: (device: { token: string | null; deviceId: string; language?: Language }) => Promise<unknown>;
}

/** Reminders in a browser: the server sends them by web push, the service worker shows them. */
export function webPush(calls: PushCalls): ReminderDevice {
  return {
    permission: async () => (isSupported() ? Notification.permission : 'unsupported'),
    ask: () => Notification.requestPermission(),
    planned: async () => Boolean(await subscription()),
    start: async (language) => {
      const applicationServerKey = await calls.key();
      const { pushManager } = await worker();
      // A subscription with another server key would block a new one.
      await (await pushManager.getSubscription())?.unsubscribe();
      const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
      await calls.save({ token: JSON.stringify(made), deviceId: ownDeviceId(), language });
    },
    stop: async () => {
      await unsubscribe();
      // The browser accepts no more reminders; a server that is not notified now learns it at its next one.
      await calls.save({ token: null, deviceId: ownDeviceId() }).catch(() => undefined);
    },
  };
}

/** Ends this browser's subscription: later messages reach nobody. */
export async function unsubscribe(): Promise<void> {
  await (await subscription())?.unsubscribe();
}

async function subscription(): Promise<PushSubscription | null | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.pushManager?.getSubscription();
}

function isSupported(): boolean {
  const known = [window.Notification, window.PushManager].every((api) => typeof api === 'function');
  return known && 'serviceWorker' in navigator;
}

/** The service worker, registered if needed; registering twice changes nothing. */
async function worker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register('/sw.js');
  return navigator.serviceWorker.ready;
}
