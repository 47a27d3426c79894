import type { CasePart } from '@lykta/domain';
import type { Selectable } from 'kysely';
import type { Db } from '../database/connect.ts';
import type { Database } from '../database/schema.ts';
import { boundCaseWorker, boundResponsible } from '../security/case-marks.ts';
import type { Services } from '../services.ts';
import { caseKey, type Case } from '../access/case-access.ts';

type Marking = Pick<Services, 'binder'>;
/** A member's part in a case, before it is stored. */
export type CaseWorkerRow = Omit<Selectable<Database['case_workers']>, 'mark'>;

/** Builds the row of a part without days. */
export const caseWorker = (child: Case, member_id: string, part: CasePart): CaseWorkerRow => ({
  account_id: child.account_id,
  invitation_id: child.invitation_id,
  member_id,
  part,
  from_day: null,
  to_day: null,
});

/** Stores parts in cases. */
export async function insertCaseWorkers(
  { binder }: Marking,
  trx: Db,
  rows: readonly CaseWorkerRow[],
): Promise<void> {
  await trx
    .insertInto('case_workers')
    .values(rows.map((row) => ({ ...row, mark: binder.mark('case-worker', boundCaseWorker(row)) })))
    .execute();
}

/** Reads the parts in a case that this server wrote, with the members' names. */
export async function readCaseWorkers({ binder }: Marking, db: Db, child: Case) {
  const rows = await db
    .selectFrom('case_workers')
    .innerJoin('members', 'members.id', 'case_workers.member_id')
    .selectAll('case_workers')
    .select('members.name')
    .where('account_id', '=', child.account_id)
    .where('invitation_id', '=', child.invitation_id)
    .orderBy('members.name')
    .orderBy('members.id')
    .execute();
  return rows.filter((row) => binder.holds('case-worker', boundCaseWorker(row), row.mark));
}

/** Returns the names of the responsible workers of these children, by account and invitation. */
export async function responsibleOf(db: Db, children: readonly Case[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('case_workers')
    .innerJoin('members', 'members.id', 'case_workers.member_id')
    .select(['account_id', 'invitation_id', 'name'])
    .where('invitation_id', 'in', [...new Set(children.map((child) => child.invitation_id))])
    .where('account_id', 'in', [...new Set(children.map((child) => child.account_id))])
    .where('part', '=', 'responsible')
    .execute();
  return new Map(rows.map((row) => [caseKey(row), row.name]));
}

/** The values that say who becomes responsible for the children of an invitation. */
export const responsibleFor = (
  { binder }: Marking,
  id: string,
  memberId: string,
): { responsible_id: string; responsible_mark: Buffer } => ({
  responsible_id: memberId,
  responsible_mark: binder.mark('responsible', boundResponsible({ id, responsible_id: memberId })),
});

/** Makes whoever is responsible for an invitation responsible for a child that accepts it. */
export async function assignNewChild(
  services: Marking,
  trx: Db,
  child: Case,
  { responsible_id, responsible_mark }: { responsible_id: string | null; responsible_mark: Buffer | null },
): Promise<void> {
  if (responsible_id === null) return;
  const bound = boundResponsible({ id: child.invitation_id, responsible_id });
  if (!services.binder.holds('responsible', bound, responsible_mark)) return;
  await insertCaseWorkers(services, trx, [caseWorker(child, responsible_id, 'responsible')]);
}
