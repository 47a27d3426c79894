import { keepsTexts, readText, removeText, writeText } from './local-store.ts';
import { waitingSignOut } from './waiting-sign-out.ts';

/** When the child signed in here; questions skipped before it count as unanswered (docs/product.md §4). */
export function loginTime(): Date | undefined {
  const time = new Date(readText('lykta-app-login_time') ?? NaN);
  return Number.isNaN(time.getTime()) ? undefined : time;
}

/** Stores the time of a sign-in. */
export function rememberLogin(at: Date): void {
  writeText('lykta-app-login_time', at.toISOString());
}

/** Deletes the time of the sign-in. */
export function forgetLogin(): void {
  removeText('lykta-app-login_time');
}

/**
 * Whether to ask the server for a session: somebody signed in here, or storage does not work. False while a sign-out
 * is pending.
 */
export function mayBeSignedIn(): boolean {
  if (waitingSignOut()) return false;
  return readText('lykta-app-login_time') !== null || !keepsTexts();
}
