import { sql } from 'kysely';
import type { Services } from '../services.ts';
import { childKeyOf } from '../access/child-key-of.ts';
import { renewFlags, type Forms } from '../records/flags.ts';
import { readForm } from '../catalogue/form-catalogue.ts';
import { lockChild } from '../access/lock.ts';

/** Children per query: each is flagged in a transaction of its own. */
const BATCH = 50;

type Flagging = Pick<Services, 'db' | 'keyRing'>;

/**
 * Makes the flags of children who sent something before flags existed. Several servers may do this at once.
 * @throws {Error} the first failure, after all other children have their flags
 */
export async function flagEarlier(services: Flagging): Promise<void> {
  const failures: unknown[] = [];
  for (let last: Place | undefined = NOBODY; last;) {
    const batch = await unflagged(services, last);
    for (const acceptance of batch) {
      await flagOne(services, acceptance).catch((error: unknown) => failures.push(error));
    }
    last = batch.at(-1);
  }
  if (failures.length > 0) throw failures[0];
}

/** A child's place in the order in which flags are made. */
interface Place {
  account_id: string;
  invitation_id: string;
}
const NOBODY: Place = { account_id: '', invitation_id: '' };

const unflagged = ({ db }: Flagging, { account_id, invitation_id }: Place) =>
  db
    .selectFrom('acceptances')
    .select(['account_id', 'invitation_id', 'unit_id'])
    .where('sent', '>', 0)
    .where('flags_sealed', 'is', null)
    .where(sql<boolean>`(account_id, invitation_id) > (${account_id}, ${invitation_id})`)
    .orderBy('account_id')
    .orderBy('invitation_id')
    .limit(BATCH)
    .execute();

async function flagOne(
  { db, keyRing }: Flagging,
  { account_id, ...acceptance }: Awaited<ReturnType<typeof unflagged>>[number],
): Promise<void> {
  const forms: Forms = { find: (id, version) => readForm(db, id, version) };
  await db.transaction().execute(async (trx) => {
    await lockChild(trx, account_id);
    await renewFlags(trx, await childKeyOf(trx, keyRing, account_id), forms, acceptance);
  });
}
