import { dayOf } from '@lykta/domain';
import { sql } from 'kysely';
import { tellResponsible } from '../../records/case-notices.ts';
import { isNearEnd, selectKept } from '../../retention/kept-until.ts';
import type { Services } from '../../services.ts';

const AT_ONCE = 100;

/**
 * Warns children and who works with them 30 days before answers are erased: the child in its app, members on their start
 * page and by e-mail. Safe to run on several servers at once.
 * @returns how many cases were warned of
 */
export async function warnOfErasures({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number> {
  const today = dayOf(clock());
  return db.transaction().execute(async (trx) => {
    const near = await selectKept(trx)
      .select(['acceptances.account_id', 'acceptances.invitation_id'])
      .where('acceptances.sent', '>', 0)
      .where('acceptances.erase_warned', 'is', null)
      .where(isNearEnd(today))
      .limit(AT_ONCE)
      .forNoKeyUpdate('acceptances')
      .skipLocked()
      .execute();
    for (const child of near) {
      await trx
        .updateTable('acceptances')
        .set({ erase_warned: today })
        .where('account_id', '=', child.account_id)
        .where('invitation_id', '=', child.invitation_id)
        .execute();
      await tellResponsible(trx, child, 'erasure-soon', { by: null, day: today });
    }
    return near.length;
  });
}

/**
 * Takes back the warnings of cases that are open again, or are kept longer now: before their answers are erased, the
 * child is warned anew.
 */
export async function takeBackWarnings({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const today = dayOf(clock());
  await sql`update acceptances set erase_warned = null
    from invitations, organisations
    where acceptances.erase_warned is not null
      and invitations.id = acceptances.invitation_id and organisations.id = invitations.organisation_id
      and not ${isNearEnd(today)}`.execute(db);
}
