import { DAY_MS, ERASED_SHOWN_DAYS, UNUSED_CHILD_DAYS, addDays, dayOf } from '@lykta/domain';
import { sql } from 'kysely';
import { childKeyOf } from '../../access/child-key-of.ts';
import { eraseAccounts } from '../../counts/erase-accounts.ts';
import type { Db } from '../../database/connect.ts';
import { writeAudit } from '../../records/audit.ts';
import { caseEnded } from '../../retention/kept-until.ts';
import type { Services } from '../../services.ts';

const AT_ONCE = 50;

type Ending = Pick<Services, 'db' | 'keyRing' | 'countKeys' | 'clock'>;

/**
 * Deletes accounts without a sign-in that nobody has made their own: those with which nothing was sent for a year, and
 * those whose answers were erased after the end of the case, once staff no longer see that receipt. The log says so.
 * Safe to run on several servers at once.
 * @returns how many were deleted
 */
export async function endCodeAccounts(services: Ending): Promise<number> {
  const now = services.clock();
  const over = await selectOver(services.db, now).limit(AT_ONCE).execute();
  let ended = 0;
  for (const { account_id } of over)
    ended += await services.db.transaction().execute((trx) => endOne(services, trx, account_id, now));
  return ended;
}

/**
 * Selects the accounts whose time has passed. An account has a code from its first sending on, so one without a code
 * has never sent anything.
 */
const selectOver = (db: Db, now: Date) =>
  db
    .selectFrom('code_accounts')
    .innerJoin('accounts', 'accounts.id', 'code_accounts.account_id')
    .select('code_accounts.account_id')
    .where(
      sql<boolean>`not exists (select from sittings where sittings.account_id = code_accounts.account_id)`,
    )
    .where(({ or, and, eb }) =>
      or([
        and([
          eb('code_accounts.expires', 'is', null),
          eb('accounts.created', '<=', new Date(now.getTime() - UNUSED_CHILD_DAYS * DAY_MS)),
        ]),
        and([eb('code_accounts.expires', '<=', now), isLeft(dayOf(now))]),
      ]),
    );

/** Whether all cases have ended, nothing that was sent is kept, and the receipts of that are no longer shown. */
const isLeft = (today: string) => sql<boolean>`(
  not exists (select from acceptances join invitations on invitations.id = acceptances.invitation_id
    where acceptances.account_id = code_accounts.account_id and (acceptances.sent > 0 or ${caseEnded} is null))
  and not exists (select from erasures
    where erasures.account_id = code_accounts.account_id and erasures.day >= ${addDays(today, -ERASED_SHOWN_DAYS)}))`;

async function endOne(services: Ending, trx: Db, id: string, now: Date): Promise<number> {
  // Locked first: meanwhile somebody may have sat down, or typed the code, or another server may have been here.
  await trx.selectFrom('accounts').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  const over = await selectOver(trx, now).where('code_accounts.account_id', '=', id).executeTakeFirst();
  if (!over) return 0;
  const cases = await trx
    .selectFrom('acceptances')
    .innerJoin('invitations', 'invitations.id', 'acceptances.invitation_id')
    .select(['acceptances.pseudonym as client', 'invitations.id as invitation'])
    .select('invitations.organisation_id as organisation')
    .where('acceptances.account_id', '=', id)
    .execute();
  for (const one of cases) await writeAudit(trx, { ...one, kind: 'child-removed', member: null }, now);
  await eraseAccounts(services, trx, [await childKeyOf(trx, services.keyRing, id)]);
  return 1;
}
