import type { Services } from '../../services.ts';
import { endCodeAccounts } from './end-code-accounts.ts';
import { eraseDue } from './erase.ts';
import { takeBackWarnings, warnOfErasures } from './warn.ts';

/**
 * Warns of what is soon erased, erases what is due, and deletes accounts without a sign-in that are left. Safe to run on
 * several servers at once.
 */
export async function keepRetention(services: Services): Promise<void> {
  await takeBackWarnings(services);
  while ((await warnOfErasures(services)) > 0);
  while ((await eraseDue(services)) > 0);
  while ((await endCodeAccounts(services)) > 0);
}
