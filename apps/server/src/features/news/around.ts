import type { StaffNews } from '@lykta/domain';
import type { NotNull } from 'kysely';
import type { Viewer } from '../../access/case-access.ts';
import type { Db } from '../../database/connect.ts';

type Around = Pick<StaffNews, 'promises' | 'readsFor' | 'readBy'>;

/** Reads what surrounds a member's list: when its units say that they read, and who stands in for whom. */
export async function readAround(
  db: Db,
  { id, unitIds }: Pick<Viewer, 'id' | 'unitIds'>,
  today: string,
): Promise<Around> {
  if (unitIds.length === 0) return { promises: [], readsFor: [], readBy: [] };
  const [promises, readsFor, readBy] = await Promise.all([
    promisesOf(db, unitIds),
    deputies(db, today, { deputy: id }),
    deputies(db, today, { responsible: id }),
  ]);
  return { promises, readsFor, readBy };
}

async function promisesOf(db: Db, unitIds: readonly string[]): Promise<Around['promises']> {
  const units = await db
    .selectFrom('units')
    .select(['name', 'reads_within'])
    .where('id', 'in', unitIds)
    .where('reads_within', 'is not', null)
    .$narrowType<{ reads_within: NotNull }>()
    .orderBy('name')
    .execute();
  return units.map(({ name, reads_within }) => ({ unit: name, days: reads_within }));
}

/**
 * Counts the children for whom one member reads instead of another, today or later. It names colleagues and numbers only,
 * so the marks of the rows are not checked: who may open a child, the marks decide.
 */
async function deputies(
  db: Db,
  today: string,
  who: { deputy: string } | { responsible: string },
): Promise<Around['readsFor']> {
  const isDeputy = 'deputy' in who;
  const rows = await db
    .selectFrom('case_workers as standing')
    .innerJoin('case_workers as own', (join) =>
      join
        .onRef('own.account_id', '=', 'standing.account_id')
        .onRef('own.invitation_id', '=', 'standing.invitation_id')
        .on('own.part', '=', 'responsible'),
    )
    .innerJoin('members', 'members.id', isDeputy ? 'own.member_id' : 'standing.member_id')
    .select(['members.name', 'standing.from_day', 'standing.to_day'])
    .select(({ fn }) => fn.countAll<number>().as('children'))
    .where('standing.part', '=', 'deputy')
    .where('standing.to_day', '>=', today)
    .where(isDeputy ? 'standing.member_id' : 'own.member_id', '=', isDeputy ? who.deputy : who.responsible)
    .groupBy(['members.id', 'members.name', 'standing.from_day', 'standing.to_day'])
    .orderBy('standing.from_day')
    .orderBy('members.name')
    .$narrowType<{ from_day: NotNull; to_day: NotNull }>()
    .execute();
  return rows.map(({ name, from_day, to_day, children }) => ({ name, from: from_day, to: to_day, children }));
}
