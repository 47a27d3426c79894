import { keepsTexts, readText, removeText, writeText } from './local-store.ts';
import { waitingSignOut } from './waiting-sign-out.ts';

/** When somebody signed in here; what was skipped before it counts as unanswered (docs/product.md §4). */
export function loginTime(): Date | undefined {
  const time = new Date(readText('lykta-app-login_time') ?? NaN);
  return Number.isNaN(time.getTime()) ? undefined : time;
}

/** Remembers that somebody signed in here, at a time. */
export function rememberLogin(at: Date): void {
  writeText('lykta-app-login_time', at.toISOString());
}

/** Forgets that somebody signed in here. */
export function forgetLogin(): void {
  removeText('lykta-app-login_time');
}

/**
 * Whether it is worth asking the server for a session: somebody signed in here, or the storage can't tell. Never after
 * a sign-out that the server has not heard of.
 */
export function mayBeSignedIn(): boolean {
  if (waitingSignOut()) return false;
  return readText('lykta-app-login_time') !== null || !keepsTexts();
}
