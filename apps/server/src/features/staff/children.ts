import { CHILDREN_PAGE, type StaffChildren, type StaffChildrenQuery } from '@lykta/domain';
import { sql, type ExpressionBuilder } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Database } from '../../database/schema.ts';
import { invalidInput } from '../../http/problem.ts';
import { toStaffChildren } from '../../records/staff-clients.ts';
import type { KeyRing } from '../../security/child-key.ts';

type Query = Omit<StaffChildrenQuery, 'unit'>;
type Place = { stirred: Date; stirred_order: number };

/** Where a page ends; the next begins after it. */
const writePlace = ({ stirred, stirred_order }: Place) => `${stirred.getTime()}-${stirred_order}`;

function readPlace(after: string): Place {
  const [, time, order] = /^(\d{1,14})-(\d{1,15})$/.exec(after) ?? [];
  if (!time || !order) throw invalidInput({ path: 'after', message: 'unknown-page' });
  return { stirred: new Date(Number(time)), stirred_order: Number(order) };
}

/**
 * A page of the children in some units, those with whom something happened last first. Each unit gives its first ones
 * from an index, so that a page costs the same with many children as with few.
 * @throws {Problem} 400 for an `after` that no page ended with
 */
export async function readChildren(
  db: Db,
  keyRing: KeyRing,
  unitIds: readonly string[],
  query: Query,
): Promise<StaffChildren> {
  if (unitIds.length === 0) return { clients: [], next: null };
  const found = await db
    .selectFrom('units')
    .innerJoinLateral(
      (eb) => firstOfUnit(eb, query).as('child'),
      (join) => join.onTrue(),
    )
    .selectAll('child')
    .where('units.id', 'in', unitIds)
    .orderBy('child.stirred', 'desc')
    .orderBy('child.stirred_order', 'desc')
    .limit(CHILDREN_PAGE + 1)
    .execute();
  const rows = found.slice(0, CHILDREN_PAGE);
  const last = rows.at(-1);
  return {
    clients: await toStaffChildren(db, keyRing, rows),
    next: last && found.length > CHILDREN_PAGE ? writePlace(last) : null,
  };
}

/** As many of a unit's children as a page can hold, and one more. */
function firstOfUnit(eb: ExpressionBuilder<Database, 'units'>, { search, state, after }: Query) {
  let query = eb
    .selectFrom('acceptances')
    .select(['acceptances.account_id', 'acceptances.invitation_id', 'acceptances.pseudonym'])
    .select(['acceptances.accepted', 'acceptances.left_at', 'acceptances.stirred'])
    .select(['acceptances.shows_figure', 'acceptances.stirred_order'])
    .whereRef('acceptances.unit_id', '=', 'units.id')
    .orderBy('acceptances.stirred', 'desc')
    .orderBy('acceptances.stirred_order', 'desc')
    .limit(CHILDREN_PAGE + 1);
  if (after !== undefined) {
    const { stirred, stirred_order } = readPlace(after);
    query = query.where(
      sql<boolean>`(acceptances.stirred, acceptances.stirred_order) < (${stirred}, ${stirred_order})`,
    );
  }
  if (state === 'unread') query = query.where('acceptances.unread', '>', sql.lit(0));
  if (search !== undefined) {
    const part = `%${search.toUpperCase()}%`;
    query = query
      .innerJoin('invitations', 'invitations.id', 'acceptances.invitation_id')
      .where((one) =>
        one.or([one('acceptances.pseudonym', 'like', part), one('invitations.code', 'like', part)]),
      );
  }
  return query;
}
