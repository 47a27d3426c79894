import { problem } from '../../http/problem.ts';
import type { Child } from '../../security/child-sessions.ts';

const FRESH_MS = 15 * 60_000;

/**
 * For what can't be undone or shows everything: the password was typed within the last quarter of an hour.
 * @throws {Problem} 403 `confirm-password`
 */
export function requireConfirmed({ confirmed }: Child, now: Date): void {
  if (now.getTime() - confirmed.getTime() > FRESH_MS) throw problem('confirm-password');
}
