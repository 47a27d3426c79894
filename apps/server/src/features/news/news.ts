import { NEWS_COUNT, dayOf, present, type StaffNews } from '@lykta/domain';
import { sql, type RawBuilder } from 'kysely';
import { statusOn } from '../../access/asked.ts';
import type { Viewer } from '../../access/case-access.ts';
import type { Db } from '../../database/connect.ts';
import { jsonList } from '../../database/json-list.ts';
import { unreadFor } from '../../records/read-forms.ts';
import { toTheDay } from '../../to-the-day.ts';
import { promisesOf, readBy, readsFor } from './around.ts';

const AT_MOST = 200;

/**
 * Counts what happened in the member's units since the previous sign-in.
 * @param since that sign-in; null before there was one
 */
export async function readNews(
  db: Db,
  viewer: Viewer,
  unitIds: readonly string[],
  { since, now }: { since: Date | null; now: Date },
): Promise<StaffNews> {
  // For children's activity only the day is stored, so it counts as news for the whole day.
  const from = since ? toTheDay(since) : new Date(0);
  const today = dayOf(now);
  const { rows } = await sql<Omit<StaffNews, 'since'>>`select
    ${jsonList(acceptedSince(unitIds, from))} as accepted,
    ${jsonList(sentSince(unitIds, from))} as sent,
    ${countUnopened(viewer, unitIds)} as unopened,
    ${countWaiting(unitIds, today)} as waiting,
    ${jsonList(promisesOf(viewer))} as promises,
    ${jsonList(readsFor(viewer, today))} as "readsFor",
    ${jsonList(readBy(viewer, today))} as "readBy"`.execute(db);
  const { accepted, sent, ...others } = present(rows[0], 'the only row');
  return {
    since: since?.toISOString() ?? null,
    ...others,
    accepted: accepted.map(inTime),
    sent: sent.map(inTime),
  };
}

const inTime = <T extends { at: string }>(news: T): T => ({ ...news, at: new Date(news.at).toISOString() });

/** Both counts stop at {@link NEWS_COUNT}. Written out, `sent > 0` lets the planner use the partial index. */
const countUnopened = (viewer: Viewer, unitIds: readonly string[]) => sql<number>`(
  select least(${NEWS_COUNT}::int, coalesce(sum(unread), 0))::int from (
    select ${unreadFor(viewer)} as unread from acceptances
    where unit_id = any(${unitIds}) and sent > 0 and ${unreadFor(viewer)} > 0
    limit ${NEWS_COUNT}) as counted)`;

/** The same children as in the list with the filter `waiting`. */
const countWaiting = (unitIds: readonly string[], today: string) => sql<number>`(
  select count(*)::int from (
    select from acceptances join invitations on invitations.id = acceptances.invitation_id
    where acceptances.unit_id = any(${unitIds}) and acceptances.left_at is null and acceptances.ended is null
      and acceptances.sent = 0 and ${statusOn(today)} <> 'closed'
    limit ${NEWS_COUNT}) as counted)`;

/** Children with activity since then, from each unit's index, so that older children cost nothing. */
const activeSince = (unitIds: readonly string[], since: Date, what: RawBuilder<unknown>) => sql`
  (select id from units where id = any(${unitIds})) as seen cross join lateral (
    select account_id, invitation_id, pseudonym, accepted from acceptances
    where acceptances.unit_id = seen.id and last_activity >= ${since} and ${what}
    order by last_activity desc, last_activity_order desc
    limit ${AT_MOST}) as child`;

const acceptedSince = (unitIds: readonly string[], since: Date) => sql<StaffNews['accepted'][number]>`
  select child.invitation_id as invitation, child.pseudonym as client, child.accepted as at
  from ${activeSince(unitIds, since, sql`accepted >= ${since} and left_at is null`)}
  order by child.accepted desc limit ${AT_MOST}`;

const sentSince = (unitIds: readonly string[], since: Date) => sql<StaffNews['sent'][number]>`
  select answers.invitation_id as invitation, child.pseudonym as client, answers.request_id as request,
    json_build_object('id', answers.form_id, 'version', answers.form_version) as form, answers.sent as at
  from ${activeSince(unitIds, since, sql`sent > 0`)}
  join answers on answers.account_id = child.account_id and answers.invitation_id = child.invitation_id
  where answers.sent >= ${since}
  order by answers.sent desc limit ${AT_MOST}`;
