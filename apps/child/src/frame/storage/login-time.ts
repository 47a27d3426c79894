import { keepsTexts, readText, removeText, writeText } from './local-store.ts';

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

/** Whether it is worth asking the server for a session: somebody signed in here, or the storage can't tell. */
export function mayBeSignedIn(): boolean {
  return readText('lykta-app-login_time') !== null || !keepsTexts();
}
