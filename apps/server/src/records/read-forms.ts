import { dayOf } from '@lykta/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../database/connect.ts';
import type { SentRow } from './answers.ts';
import type { Viewer } from '../access/case-access.ts';

/**
 * Counts the unread forms of a row of `acceptances`: unread by the member if it may open them; none if only colleagues
 * of its unit may; unread by everybody if an admin only sees that they exist.
 */
export function unreadFor({ id, unitIds, openUnitIds, pseudonyms }: Viewer): RawBuilder<number> {
  if (unitIds.length === 0) return sql<number>`acceptances.unread`;
  return sql<number>`(case
    when acceptances.unit_id = any(${openUnitIds})
      or acceptances.unit_id = any(${unitIds}) and acceptances.pseudonym = any(${pseudonyms})
    then acceptances.sent - (
      select count(*)::int from read_forms
      where read_forms.pseudonym = acceptances.pseudonym and read_forms.member_id = ${id})
    when acceptances.unit_id = any(${unitIds}) then 0
    else acceptances.unread end)`;
}

/** The day of the oldest sending of a row of `acceptances` that nobody has read; null without one. */
export const oldestUnread = sql<Date | null>`(case when acceptances.unread > 0 then (
  select min(answers.sent) from answers
  where answers.account_id = acceptances.account_id and answers.invitation_id = acceptances.invitation_id
    and answers.sent is not null and not exists (
      select from read_forms
      where read_forms.pseudonym = acceptances.pseudonym and read_forms.request_id = answers.request_id
        and read_forms.form_id = answers.form_id and read_forms.form_version = answers.form_version)) end)`;

/** A member who has read a form, and the day of the first reading. */
interface FormReader {
  id: string;
  name: string;
  day: string;
}

interface FormPlace {
  pseudonym: string;
  request_id: string | null;
  form_id: string;
  form_version: number;
}

/** Returns the key of a form in the result of {@link readersOf}. */
export const readPlace = ({ pseudonym, request_id, form_id, form_version }: FormPlace) =>
  [pseudonym, request_id, form_id, form_version].join(' ');

/** Returns who has read which forms of these children, first reader first, by {@link readPlace}. */
export async function readersOf(
  db: Db,
  pseudonyms: readonly string[],
): Promise<ReadonlyMap<string, readonly FormReader[]>> {
  const rows = await db
    .selectFrom('read_forms')
    .innerJoin('members', 'members.id', 'read_forms.member_id')
    .select(['pseudonym', 'request_id', 'form_id', 'form_version', 'members.id', 'name', 'day'])
    .where('pseudonym', 'in', pseudonyms)
    .orderBy('day')
    .orderBy('name')
    .execute();
  return Map.groupBy(rows, readPlace);
}

/** Stores that a member has read sent forms. The first reader of all reduces the child's count of unread forms. */
export async function keepRead(
  trx: Db,
  sent: readonly SentRow[],
  { member, client }: { member: string; client: string },
  now: Date,
): Promise<void> {
  // A simultaneous reader waits here, and then finds that the form has been read.
  const child = await trx
    .selectFrom('acceptances')
    .select('unread')
    .where('pseudonym', '=', client)
    .forUpdate()
    .executeTakeFirst();
  const places = sent.map(({ request_id, form_id, form_version }) => ({
    pseudonym: client,
    request_id,
    form_id,
    form_version,
  }));
  const kept = await trx
    .insertInto('read_forms')
    .values(places.map((place) => ({ ...place, member_id: member, day: dayOf(now) })))
    .onConflict((conflict) => conflict.doNothing())
    .returning(['pseudonym', 'request_id', 'form_id', 'form_version'])
    .execute();
  if (!child || child.unread === 0 || kept.length === 0) return;
  const byOthers = await trx
    .selectFrom('read_forms')
    .select(['pseudonym', 'request_id', 'form_id', 'form_version'])
    .where('pseudonym', '=', client)
    .where(
      'request_id',
      'in',
      kept.map((one) => one.request_id),
    )
    .where('member_id', '!=', member)
    .execute();
  const known = new Set(byOthers.map(readPlace));
  const first = kept.filter((one) => !known.has(readPlace(one))).length;
  if (first === 0) return;
  await trx
    .updateTable('acceptances')
    .set({ unread: Math.max(0, child.unread - first) })
    .where('pseudonym', '=', client)
    .execute();
}
