import { MINUTE_MS } from '@lykta/domain';
import { problem } from '../problem.ts';
import type { Child } from './child-sessions.ts';

const FRESH_MS = 15 * MINUTE_MS;

/**
 * Guards calls that cannot be undone or that return all data: the password must have been typed in the last 15 minutes.
 * @throws {Problem} 403 `confirm-password`
 */
export function requireConfirmed({ confirmed }: Child, now: Date): void {
  if (now.getTime() - confirmed.getTime() > FRESH_MS) throw problem('confirm-password');
}
