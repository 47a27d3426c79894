import { dayOf, type KeptAnswers } from '@lykta/domain';
import type { Db } from '../../database/connect.ts';
import { notFound } from '../../problem.ts';
import { erasedOn, selectKept } from '../../retention/kept-until.ts';
import { lockChild } from '../../access/lock.ts';
import { shownExtracts } from '../../records/extracts.ts';
import type { ChildKey } from '../../security/child-key.ts';
import type { Services } from '../../services.ts';
import { eraseSent } from './erase.ts';

/** Lists what units keep of what a child has sent, also after it has left them. */
export async function listKept(db: Db, key: ChildKey, now: Date): Promise<KeptAnswers> {
  const [rows, erasures, extracts] = await Promise.all([
    selectKept(db)
      .innerJoin('units', 'units.id', 'acceptances.unit_id')
      .select([
        'acceptances.invitation_id as invitation',
        'units.name as unit',
        'organisations.name as owner',
      ])
      .select(['acceptances.sent', 'acceptances.erase_warned'])
      .select(erasedOn(dayOf(now)).as('on'))
      .where('acceptances.account_id', '=', key.childId)
      .orderBy('acceptances.accepted')
      .execute(),
    db
      .selectFrom('erasures')
      .select(['invitation_id', 'day', 'rule', 'forms'])
      .where('account_id', '=', key.childId)
      .orderBy('day', 'desc')
      .execute(),
    shownExtracts(db, key),
  ]);
  return rows.flatMap(({ erase_warned, on, ...row }) => {
    const of = <Row extends { invitation_id: string }>(list: readonly Row[]) =>
      list.filter(({ invitation_id }) => invitation_id === row.invitation);
    const erased = of(erasures).map(({ day, rule, forms }) => ({ day, rule, forms }));
    const made = of(extracts).map(({ day }) => day);
    if (row.sent + erased.length + made.length === 0) return [];
    const isWarned = erase_warned !== null && on !== null && row.sent > 0;
    return [{ ...row, ...(isWarned ? { on } : {}), erased, extracts: made }];
  });
}

/** Erases at once what a child has sent under an invitation. Again: nothing happens. @throws {Problem} 404 */
export async function eraseOnWish(services: Services, childId: string, invitationId: string): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    await lockChild(trx, childId);
    const child = await trx
      .selectFrom('acceptances')
      .select(['account_id', 'invitation_id'])
      .where('account_id', '=', childId)
      .where('invitation_id', '=', invitationId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!child) throw notFound();
    await eraseSent(services, trx, child, 'child');
  });
}
