import { CHILDREN_PAGE, searchable, type StaffChildren, type StaffChildrenQuery } from '@lykta/domain';
import { sql, type ExpressionBuilder } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Database } from '../../database/schema.ts';
import { invalidInput } from '../../problem.ts';
import { findLabelled } from '../../records/labels.ts';
import type { Viewer } from '../../access/case-access.ts';
import { unreadFor } from '../../records/read-forms.ts';
import { toStaffChildren } from '../../records/staff-clients.ts';
import type { KeyRing } from '../../security/child-key.ts';
import { matches, type Found } from './children-rows.ts';
import { readSorted } from './children-sorted.ts';

/** What a list of children is read with. */
export interface Reading {
  db: Db;
  keyRing: KeyRing;
  now: Date;
}

type Query = Omit<StaffChildrenQuery, 'unit'> & { search?: string };
type Place = { last_activity: Date; last_activity_order: number };

/** Writes the cursor of a page: the next page starts after it. */
const writePlace = ({ last_activity, last_activity_order }: Place) =>
  `${last_activity.getTime()}-${last_activity_order}`;

function readPlace(after: string): Place {
  const [, time, order] = /^(\d{1,14})-(\d{1,15})$/.exec(after) ?? [];
  if (!time || !order) throw invalidInput({ path: 'after', message: 'unknown-page' });
  return { last_activity: new Date(Number(time)), last_activity_order: Number(order) };
}

/** Whether the order of the index serves: by latest activity, with no filter but unread ones. */
const isIndexed = ({ sort = 'latest', state, whose, turned }: Query) =>
  sort === 'latest' && !turned && !whose && (state === undefined || state === 'unread');

/**
 * Returns a page of the children in some units, in the asked order; by latest activity without one.
 * @throws {Problem} 400 if `after` is not a valid cursor
 */
export async function readChildren(
  reading: Reading,
  viewer: Viewer,
  unitIds: readonly string[],
  { search, ...query }: Query,
): Promise<StaffChildren> {
  const part = search === undefined ? undefined : searchable(search);
  if (unitIds.length === 0 || part === '') return { clients: [], next: null };
  const own = unitIds.filter((id) => viewer.unitIds.includes(id));
  const { db, keyRing } = reading;
  const found = part ? { part, labelled: await findLabelled(db, keyRing, viewer, own, part) } : undefined;
  if (!isIndexed(query)) return readSorted(reading, viewer, { ...query, unitIds, found });
  return readLatest(reading, viewer, unitIds, query, found);
}

/** Each unit's first rows come from an index, so that a page costs the same for many children as for few. */
async function readLatest(
  { db, keyRing, now }: Reading,
  viewer: Viewer,
  unitIds: readonly string[],
  query: Query,
  wanted: Found | undefined,
): Promise<StaffChildren> {
  const found = await db
    .selectFrom('units')
    .innerJoinLateral(
      (eb) => firstOfUnit(eb, viewer, query, wanted).as('child'),
      (join) => join.onTrue(),
    )
    .selectAll('child')
    .where('units.id', 'in', unitIds)
    .orderBy('child.last_activity', 'desc')
    .orderBy('child.last_activity_order', 'desc')
    .limit(CHILDREN_PAGE + 1)
    .execute();
  const rows = found.slice(0, CHILDREN_PAGE);
  const last = rows.at(-1);
  return {
    clients: await toStaffChildren(db, keyRing, viewer, rows, now),
    next: last && found.length > CHILDREN_PAGE ? writePlace(last) : null,
  };
}

/** Selects one unit's children: one more than a page holds, to know whether another page follows. */
function firstOfUnit(
  eb: ExpressionBuilder<Database, 'units'>,
  viewer: Viewer,
  { state, after }: Omit<Query, 'search'>,
  found: Found | undefined,
) {
  let query = eb
    .selectFrom('acceptances')
    .select(['acceptances.account_id', 'acceptances.invitation_id', 'acceptances.pseudonym'])
    .select(['acceptances.accepted', 'acceptances.left_at', 'acceptances.ended'])
    .select('acceptances.last_activity')
    .select(['acceptances.unit_id', 'acceptances.label_sealed', 'acceptances.flags_sealed'])
    .select(['acceptances.shows_figure', 'acceptances.last_activity_order'])
    .whereRef('acceptances.unit_id', '=', 'units.id')
    .orderBy('acceptances.last_activity', 'desc')
    .orderBy('acceptances.last_activity_order', 'desc')
    .limit(CHILDREN_PAGE + 1);
  if (after !== undefined) {
    const { last_activity, last_activity_order } = readPlace(after);
    query = query.where(
      sql<boolean>`(acceptances.last_activity, acceptances.last_activity_order) < (${last_activity}, ${last_activity_order})`,
    );
  }
  if (state === 'unread')
    query = query.where('acceptances.sent', '>', sql.lit(0)).where(unreadFor(viewer), '>', sql.lit(0));
  if (found) {
    query = query
      .innerJoin('invitations', 'invitations.id', 'acceptances.invitation_id')
      .where((eb) => matches(eb, found));
  }
  return query;
}
