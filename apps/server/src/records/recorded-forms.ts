import { dayOf, type SentRef } from '@lykta/domain';
import type { Db } from '../database/connect.ts';
import { readPlace } from './read-forms.ts';

/** Returns who put which forms of these children into the record, by {@link readPlace}. */
export async function recordedOf(
  db: Db,
  pseudonyms: readonly string[],
): Promise<ReadonlyMap<string, { name: string; day: string }>> {
  const rows = await db
    .selectFrom('recorded_forms')
    .innerJoin('members', 'members.id', 'recorded_forms.member_id')
    .select(['pseudonym', 'request_id', 'form_id', 'form_version', 'name', 'day'])
    .where('pseudonym', 'in', pseudonyms)
    .execute();
  return new Map(rows.map((row) => [readPlace(row), { name: row.name, day: row.day }]));
}

/** Stores that a member has put a sent form into the record; who did it first stays. */
export async function keepRecorded(
  db: Db,
  pseudonym: string,
  { id, version, request }: SentRef,
  member: string,
  now: Date,
): Promise<void> {
  await db
    .insertInto('recorded_forms')
    .values({
      pseudonym,
      request_id: request,
      form_id: id,
      form_version: version,
      member_id: member,
      day: dayOf(now),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes the mark away again. */
export async function forgetRecorded(
  db: Db,
  pseudonym: string,
  { id, version, request }: SentRef,
): Promise<void> {
  await db
    .deleteFrom('recorded_forms')
    .where('pseudonym', '=', pseudonym)
    .where('request_id', '=', request)
    .where('form_id', '=', id)
    .where('form_version', '=', version)
    .execute();
}
