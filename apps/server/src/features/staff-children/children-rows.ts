import type { StaffChildrenQuery } from '@lykta/domain';
import { sql, type ExpressionBuilder, type ExpressionWrapper, type SqlBool } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Database } from '../../database/schema.ts';
import { statusOn } from '../../access/asked.ts';
import type { Viewer } from '../../access/case-access.ts';
import { oldestUnread, unreadFor } from '../../records/read-forms.ts';

/** What a search looks for in codes, and the pseudonyms of the children whose label contains it. */
export type Found = { part: string; labelled: readonly string[] };

/** Which children, in which order. */
export type ChildrenAsked = Omit<StaffChildrenQuery, 'unit'> & {
  unitIds: readonly string[];
  found?: Found | undefined;
};

export type SortedRow = Awaited<ReturnType<typeof rowsToSort>>[number];
/** A row without the child's key. */
export type ChildRow = Omit<SortedRow, 'wrapped' | 'secret_number' | 'ledger' | 'ledger_clock'>;

type Tables = 'acceptances' | 'invitations';

/** Whether a code or a label matches. */
export function matches(
  eb: ExpressionBuilder<Database, Tables>,
  { part, labelled }: Found,
): ExpressionWrapper<Database, Tables, SqlBool> {
  const like = `%${part}%`;
  return eb.or([
    eb('acceptances.pseudonym', 'like', like),
    eb('invitations.code', 'like', like),
    sql<boolean>`acceptances.pseudonym = any(${labelled})`,
  ]);
}

/** Reads all children that are asked for, with what they are sorted by and the keys of those with sealed values. */
export function rowsToSort(
  db: Db,
  viewer: Viewer,
  { unitIds, state, whose, found }: ChildrenAsked,
  today: string,
) {
  let query = db
    .selectFrom('acceptances')
    .innerJoin('invitations', 'invitations.id', 'acceptances.invitation_id')
    .innerJoin('units', 'units.id', 'acceptances.unit_id')
    .leftJoin('child_keys', (join) =>
      join
        .onRef('child_keys.account_id', '=', 'acceptances.account_id')
        .on(sql<boolean>`coalesce(acceptances.label_sealed, acceptances.flags_sealed) is not null`),
    )
    .leftJoin('ledgers', 'ledgers.account_id', 'child_keys.account_id')
    .select(['acceptances.account_id', 'acceptances.invitation_id', 'acceptances.pseudonym'])
    .select(['acceptances.accepted', 'acceptances.left_at', 'acceptances.ended', 'acceptances.unit_id'])
    .select(['acceptances.sent', statusOn(today).as('status')])
    .select(['acceptances.last_activity', 'acceptances.last_activity_order', 'acceptances.shows_figure'])
    .select(['acceptances.label_sealed', 'acceptances.flags_sealed', 'invitations.code'])
    .select(['units.name as unit', 'units.reads_within', unreadFor(viewer).as('not_read')])
    .select(oldestUnread.as('oldest'))
    .select(['child_keys.wrapped', 'child_keys.secret_number', 'ledgers.ledger', 'ledgers.ledger_clock'])
    .where('acceptances.unit_id', 'in', unitIds);
  if (state === 'unread') query = query.where(unreadFor(viewer), '>', 0);
  if (state === 'help' || state === 'worries' || state === 'worse')
    query = query.where('acceptances.flags_sealed', 'is not', null);
  if (state === 'late') query = query.where('acceptances.unread', '>', 0);
  if (state === 'waiting') {
    query = query
      .where('acceptances.sent', '=', 0)
      .where('acceptances.left_at', 'is', null)
      .where('acceptances.ended', 'is', null)
      .where(statusOn(today), '!=', 'closed');
  }
  if (state === 'ended') {
    query = query.where((eb) =>
      eb.or([
        eb('acceptances.left_at', 'is not', null),
        eb('acceptances.ended', 'is not', null),
        eb(statusOn(today), '=', 'closed'),
      ]),
    );
  }
  if (whose) {
    query = query.where((eb) => {
      const part = eb
        .selectFrom('case_workers')
        .select('case_workers.member_id')
        .whereRef('case_workers.account_id', '=', 'acceptances.account_id')
        .whereRef('case_workers.invitation_id', '=', 'acceptances.invitation_id')
        .where('case_workers.member_id', '=', viewer.id);
      if (whose === 'mine') return eb.exists(part);
      return eb.exists(
        part
          .where('case_workers.part', '=', 'deputy')
          .where('case_workers.from_day', '<=', today)
          .where('case_workers.to_day', '>=', today),
      );
    });
  }
  if (found) query = query.where((eb) => matches(eb, found));
  return query.execute();
}
