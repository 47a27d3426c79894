import { NEWS_COUNT, dayOf, type StaffNews } from '@lykta/domain';
import { sql, type Expression, type ExpressionBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely';
import { toTheDay } from '../../to-the-day.ts';
import type { Db } from '../../database/connect.ts';
import { statusOn } from '../../access/asked.ts';
import type { Viewer } from '../../access/case-access.ts';
import type { SentColumns } from '../../records/answers.ts';
import { unreadFor } from '../../records/read-forms.ts';
import type { Database } from '../../database/schema.ts';
import { readAround } from './around.ts';

const AT_MOST = 200;
/** A literal instead of a parameter: only then can the planner use the partial index. */
const NONE = sql.lit(0);

/** Counts what happened in the member's units since the previous sign-in. */
export async function readNews(
  db: Db,
  viewer: Viewer,
  unitIds: readonly string[],
  now: Date,
): Promise<StaffNews> {
  const { previous_signin: since } = await db
    .selectFrom('members')
    .select('previous_signin')
    .where('id', '=', viewer.id)
    .executeTakeFirstOrThrow();
  const around = await readAround(db, viewer, dayOf(now));
  const empty = {
    since: since?.toISOString() ?? null,
    ...{ accepted: [], sent: [], unopened: 0, waiting: 0 },
    ...around,
  };
  if (unitIds.length === 0) return empty;
  // For children's activity only the day is stored, so it counts as news for the whole day.
  const from = since ? toTheDay(since) : new Date(0);
  const [accepted, sent, unopened, waiting] = await Promise.all([
    acceptedSince(db, unitIds, from),
    sentSince(db, unitIds, from),
    countUnopened(db, viewer, unitIds),
    countWaiting(db, unitIds, dayOf(now)),
  ]);
  return { ...empty, accepted, sent, unopened, waiting };
}

/** Both counts stop at {@link NEWS_COUNT}. */
async function countUnopened(db: Db, viewer: Viewer, unitIds: readonly string[]): Promise<number> {
  const some = db
    .selectFrom('acceptances')
    .select(unreadFor(viewer).as('unread'))
    .where('unit_id', 'in', unitIds)
    .where('sent', '>', NONE)
    .where(unreadFor(viewer), '>', NONE)
    .limit(NEWS_COUNT);
  const { sum } = await db
    .selectFrom(some.as('some'))
    .select(({ fn }) => fn.sum<number | null>('unread').as('sum'))
    .executeTakeFirstOrThrow();
  return Math.min(NEWS_COUNT, sum ?? 0);
}

/** The same children as in the list with the filter `waiting`. */
async function countWaiting(db: Db, unitIds: readonly string[], today: string): Promise<number> {
  const some = db
    .selectFrom('acceptances')
    .innerJoin('invitations', 'invitations.id', 'acceptances.invitation_id')
    .select('acceptances.account_id')
    .where('acceptances.unit_id', 'in', unitIds)
    .where('acceptances.left_at', 'is', null)
    .where('acceptances.ended', 'is', null)
    .where('acceptances.sent', '=', NONE)
    .where(statusOn(today), '!=', 'closed')
    .limit(NEWS_COUNT);
  const { waiting } = await db
    .selectFrom(some.as('some'))
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .executeTakeFirstOrThrow();
  return waiting;
}

type Child = 'account_id' | 'invitation_id' | 'pseudonym' | 'accepted';

/** Selects children with activity since then, from each unit's index, so that older children cost nothing. */
function activeSince(
  db: Db,
  unitIds: readonly string[],
  since: Date,
  what: (row: ExpressionBuilder<Database, 'acceptances'>) => Expression<SqlBool>,
): SelectQueryBuilder<Database & { child: Pick<Database['acceptances'], Child> }, 'units' | 'child', object> {
  return db
    .selectFrom('units')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('acceptances')
          .select(['account_id', 'invitation_id', 'pseudonym', 'accepted'])
          .whereRef('acceptances.unit_id', '=', 'units.id')
          .where('last_activity', '>=', since)
          .where(what)
          .orderBy('last_activity', 'desc')
          .orderBy('last_activity_order', 'desc')
          .limit(AT_MOST)
          .as('child'),
      (join) => join.onTrue(),
    )
    .where('units.id', 'in', unitIds);
}

async function acceptedSince(
  db: Db,
  unitIds: readonly string[],
  since: Date,
): Promise<StaffNews['accepted']> {
  const rows = await activeSince(db, unitIds, since, (row) =>
    row.and([row('accepted', '>=', since), row('left_at', 'is', null)]),
  )
    .select(['child.invitation_id', 'child.pseudonym', 'child.accepted'])
    .orderBy('child.accepted', 'desc')
    .limit(AT_MOST)
    .execute();
  return rows.map(({ invitation_id, pseudonym, accepted }) => ({
    invitation: invitation_id,
    client: pseudonym,
    at: accepted.toISOString(),
  }));
}

async function sentSince(db: Db, unitIds: readonly string[], since: Date): Promise<StaffNews['sent']> {
  const rows = await activeSince(db, unitIds, since, (row) => row('sent', '>', 0))
    .innerJoin('answers', (join) =>
      join
        .onRef('answers.account_id', '=', 'child.account_id')
        .onRef('answers.invitation_id', '=', 'child.invitation_id'),
    )
    .select(['answers.invitation_id', 'child.pseudonym', 'answers.request_id', 'answers.sent'])
    .select(['answers.form_id', 'answers.form_version'])
    .where('answers.sent', '>=', since)
    .$narrowType<SentColumns>()
    .orderBy('answers.sent', 'desc')
    .limit(AT_MOST)
    .execute();
  return rows.map((row) => ({
    invitation: row.invitation_id,
    client: row.pseudonym,
    request: row.request_id,
    form: { id: row.form_id, version: row.form_version },
    at: row.sent.toISOString(),
  }));
}
