import { keepsTexts, readText, removeText, writeText } from './local-store.ts';
import { readSettings } from './settings.ts';

const KEY = 'lykta-app-signed-out';
/** Where the storage is blocked or full: a cookie of the app's own page, which says no more than that. */
const COOKIE = 'lykta-signed-out';
const A_MONTH = 30 * 24 * 3600;

function cookie(): string | undefined {
  const found = document.cookie.split('; ').find((one) => one.startsWith(`${COOKIE}=`));
  return found?.slice(COOKIE.length + 1) || undefined;
}

/** A child signed out here, and the server has not heard of it yet (docs/product.md §9). */
export function keepSignOut(): void {
  writeText(KEY, 'here');
  if (!keepsTexts()) document.cookie = `${COOKIE}=here; path=/; SameSite=Strict; Max-Age=${A_MONTH}`;
}

/** What the server is to hear of a sign-out; undefined when it knows. */
export function waitingSignOut(): { deviceId: string | undefined } | undefined {
  if ((readText(KEY) ?? cookie()) === undefined) return undefined;
  // The server sends this device no more reminders.
  return { deviceId: readSettings().device_id || undefined };
}

/** The server knows. */
export function forgetSignOut(): void {
  removeText(KEY);
  if (cookie() !== undefined) document.cookie = `${COOKIE}=; path=/; SameSite=Strict; Max-Age=0`;
}
