import { Capacitor } from '@capacitor/core';
import { PushNotifications } from '@capacitor/push-notifications';
import { INVITATION_CHANNEL, type Language } from '@lykta/domain';
import { ownDeviceId } from './device-id.ts';
import type { PushCalls } from './web-push.ts';

/**
 * Whether this shell was built for pushes (tools/native writes it into the page). Without the keys of Google, asking an
 * Android phone for a token ends the app.
 */
function isBuiltForPush(): boolean {
  return document.querySelector('meta[name="lykta-push"]') !== null;
}

/** Lets the server reach this shell while it is closed, for what no phone can plan: that something new has come. */
export async function startPush({ save }: Pick<PushCalls, 'save'>, language: Language): Promise<void> {
  if (!isBuiltForPush()) return;
  // Only Android has channels. The text is hidden on a locked screen.
  await PushNotifications.createChannel({
    id: INVITATION_CHANNEL,
    name: INVITATION_CHANNEL,
    importance: 3,
    visibility: -1,
  }).catch(() => undefined);
  const token = JSON.stringify({ [Capacitor.getPlatform()]: await newToken() });
  await save({ token, deviceId: ownDeviceId(), language });
}

/** Ends it: what the server still sends reaches nobody. */
export async function stopPush(): Promise<void> {
  if (isBuiltForPush()) await PushNotifications.unregister();
}

async function newToken(): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const listeners = await Promise.all([
    PushNotifications.addListener('registration', ({ value }) => resolve(value)),
    PushNotifications.addListener('registrationError', ({ error }) => reject(new Error(error))),
  ]);
  try {
    await PushNotifications.register();
    return await promise;
  } finally {
    for (const listener of listeners) void listener.remove();
  }
}
