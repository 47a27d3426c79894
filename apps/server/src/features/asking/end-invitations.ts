import { dayOf } from '@lykta/domain';
import { writeAudit } from '../../records/audit.ts';
import { stopAllRounds } from '../../records/requests.ts';
import type { Services } from '../../services.ts';

const AT_ONCE = 100;

/**
 * Closes the invitations whose last day has passed, and with them the cases of their children. Nothing can be accepted
 * or sent from the next day on, also before this has run (`statusOn`). Safe to run on several servers at once.
 * @returns how many were closed
 */
export async function endInvitations({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number> {
  const now = clock();
  return db.transaction().execute(async (trx) => {
    const over = await trx
      .selectFrom('invitations')
      .select(['id', 'organisation_id', 'status', 'last_day'])
      .where('last_day', '<', dayOf(now))
      .where('ended', 'is', null)
      .limit(AT_ONCE)
      .forNoKeyUpdate()
      .skipLocked()
      .execute();
    for (const { id, organisation_id: organisation, status, last_day: ended } of over) {
      await trx.updateTable('invitations').set({ status: 'closed', ended }).where('id', '=', id).execute();
      await stopAllRounds(trx, id);
      const details = [{ field: 'status', from: status, to: 'closed' } as const];
      const event = { kind: 'invitation-changed', organisation, member: null, invitation: id } as const;
      await writeAudit(trx, { ...event, details }, now);
    }
    return over.length;
  });
}
