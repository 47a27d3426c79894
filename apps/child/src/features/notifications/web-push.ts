import type { ReminderDevice } from './reminder-device.ts';

/** A browser: the server sends the reminders by web push, the service worker shows them. */
export const webPush: ReminderDevice = {
  permission: () => (isSupported() ? Notification.permission : 'unsupported'),
  ask: () => Notification.requestPermission(),
  subscribe: async (key) => {
    const { pushManager } = await worker();
    // One that was made with another key of the server would stand in the way.
    await (await pushManager.getSubscription())?.unsubscribe();
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    return JSON.stringify(made);
  },
  unsubscribe: async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await (await registration?.pushManager.getSubscription())?.unsubscribe();
  },
};

function isSupported(): boolean {
  const known = [window.Notification, window.PushManager].every((api) => typeof api === 'function');
  return known && 'serviceWorker' in navigator;
}

/** The app's worker, started if it has not been; a second registration changes nothing. */
async function worker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register('/sw.js');
  return navigator.serviceWorker.ready;
}
