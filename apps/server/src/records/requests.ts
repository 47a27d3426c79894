import type { FormRef } from '@lykta/domain';
import type { Db } from '../database/connect.ts';
import { newId } from '../security/tokens.ts';

/** A child that a request names. */
export interface Named {
  account_id: string;
  pseudonym: string;
}

/** A request before it is stored. Without `children` it is for every child who has accepted or will accept. */
export interface NewRequest {
  invitation: string;
  forms: readonly FormRef[];
  children?: readonly Named[] | undefined;
  sentBy: string | null;
  lastDay?: string | undefined;
  remindOn?: string | undefined;
  /** The first of several rounds: how they repeat, and the day of the next one. */
  repeat?: { weeks: number; until: string; next: string | null } | undefined;
  /** The first round, if this is a later one. */
  roundOf?: string;
}

/** Stores a request. @returns its id */
export async function insertRequest(trx: Db, wanted: NewRequest, now: Date): Promise<string> {
  const { invitation, forms, children, sentBy, lastDay = null, remindOn = null, repeat, roundOf } = wanted;
  const id = newId();
  await trx
    .insertInto('requests')
    .values({
      id,
      invitation_id: invitation,
      created: now,
      chosen: children !== undefined,
      sent_by: sentBy,
      last_day: lastDay,
      remind_on: remindOn,
      repeat_weeks: repeat?.weeks ?? null,
      repeat_until: repeat?.until ?? null,
      next_round: repeat?.next ?? null,
      round_of: roundOf ?? null,
    })
    .execute();
  const rows = forms.map(({ id: form_id, version, order }) => ({
    ...{ request_id: id, form_id, form_version: version, position: order },
  }));
  await trx.insertInto('request_forms').values(rows).execute();
  if (children) {
    const asked = children.map(({ account_id }) => ({ request_id: id, account_id }));
    await trx.insertInto('request_children').values(asked).execute();
  }
  return id;
}

/** Reads the forms of a request in order. */
export async function formsOf(db: Db, request: string): Promise<FormRef[]> {
  const rows = await db
    .selectFrom('request_forms')
    .select(['form_id', 'form_version', 'position'])
    .where('request_id', '=', request)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({ id: row.form_id, version: row.form_version, order: row.position }));
}

/** Selects the children who take part in an invitation now: they have not left, and their case has not ended. */
export const takingPart = (db: Db, invitation: string) =>
  db
    .selectFrom('acceptances')
    .select(['acceptances.account_id', 'acceptances.pseudonym'])
    .where('acceptances.invitation_id', '=', invitation)
    .where('acceptances.left_at', 'is', null)
    .where('acceptances.ended', 'is', null);

/** Stops the rounds of a request, which may be the first or a later one of them. @returns whether any were to come */
export async function stopRounds(
  trx: Db,
  { id, round_of }: { id: string; round_of: string | null },
): Promise<boolean> {
  const stopped = await trx
    .updateTable('requests')
    .set({ next_round: null })
    .where('id', '=', round_of ?? id)
    .where('next_round', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return stopped !== undefined;
}

/** Stops all rounds of an invitation that ends. */
export async function stopAllRounds(trx: Db, invitation: string): Promise<void> {
  await trx
    .updateTable('requests')
    .set({ next_round: null })
    .where('invitation_id', '=', invitation)
    .where('next_round', 'is not', null)
    .execute();
}
