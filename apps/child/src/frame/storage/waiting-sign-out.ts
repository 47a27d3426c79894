import { keepsTexts, readText, removeText, writeText } from './local-store.ts';
import { readDeviceId } from './settings.ts';

const KEY = 'lykta-app-signed-out';
/** Used when storage is blocked or full: a cookie of the app's page that only says that a sign-out is pending. */
const COOKIE = 'lykta-signed-out';
const A_MONTH = 30 * 24 * 3600;

function cookie(): string | undefined {
  const found = document.cookie.split('; ').find((one) => one.startsWith(`${COOKIE}=`));
  return found?.slice(COOKIE.length + 1) || undefined;
}

/** Stores that a child signed out here and the server does not know it yet (docs/product.md §9). */
export function keepSignOut(): void {
  writeText(KEY, 'here');
  if (!keepsTexts()) document.cookie = `${COOKIE}=here; path=/; SameSite=Strict; Max-Age=${A_MONTH}`;
}

/** The pending sign-out; undefined when the server knows. */
export function waitingSignOut(): { deviceId: string | undefined } | undefined {
  if ((readText(KEY) ?? cookie()) === undefined) return undefined;
  // The id lets the server stop this device's reminders.
  return { deviceId: readDeviceId() || undefined };
}

/** Clears the pending sign-out. */
export function forgetSignOut(): void {
  removeText(KEY);
  if (cookie() !== undefined) document.cookie = `${COOKIE}=; path=/; SameSite=Strict; Max-Age=0`;
}
