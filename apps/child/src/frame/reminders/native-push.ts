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

/** How often pushes were ended here. */
let ends = 0;

/** Lets the server reach this shell while it is closed, for what no phone can plan: that something new has come. */
export async function startPush({ save }: Pick<PushCalls, 'save'>, language: Language): Promise<void> {
  if (!isBuiltForPush()) return;
  const before = ends;
  // Only Android has channels. The text is hidden on a locked screen.
  await PushNotifications.createChannel({
    id: INVITATION_CHANNEL,
    name: INVITATION_CHANNEL,
    importance: 3,
    visibility: -1,
  }).catch(() => undefined);
  const token = JSON.stringify({ [Capacitor.getPlatform()]: await newToken() });
  // A phone may take long to give its token; whoever turned reminders off meanwhile wants none.
  if (ends === before) await save({ token, deviceId: ownDeviceId(), language });
}

/** Ends it: what the server still sends reaches nobody. */
export async function stopPush(): Promise<void> {
  ends += 1;
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
