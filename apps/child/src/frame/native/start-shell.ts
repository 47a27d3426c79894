import { SecureStorage } from '@aparajita/capacitor-secure-storage';
import { App } from '@capacitor/app';
import { LocalNotifications } from '@capacitor/local-notifications';
import { PushNotifications } from '@capacitor/push-notifications';
import { keepSessionIn } from '@lykta/api';
import { restartReminders } from '../reminders/native-reminders.ts';
import { pathOfLink } from './opened-link.ts';
import { press } from './pressed.ts';

const inKeychain = (key: string) => ({
  read: () => SecureStorage.getItem(key),
  write: (token: string | null) =>
    token === null ? SecureStorage.removeItem(key).then(() => undefined) : SecureStorage.setItem(key, token),
});

/**
 * Sets up the native app before its first call: session in the keychain, reminders, pressed notifications, opened
 * links.
 */
export async function startShell(): Promise<void> {
  keepSessionIn({ session: inKeychain('session'), device: inKeychain('device') });
  await LocalNotifications.addListener('localNotificationActionPerformed', ({ notification }) => {
    press((notification.extra as { path?: unknown } | undefined)?.path);
  });
  await PushNotifications.addListener('pushNotificationActionPerformed', ({ notification }) => {
    press((notification.data as { path?: unknown } | undefined)?.path);
  }).catch(() => undefined);
  await App.addListener('appUrlOpen', ({ url }) => press(pathOfLink(url)));
  const restart = () => void restartReminders().catch(() => undefined);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') restart();
  });
  restart();
}
