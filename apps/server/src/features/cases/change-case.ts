import { can, dayOf, type AuditDetail, type CaseWorkers, type ChangeCaseWorkers } from '@lykta/domain';
import type { Db } from '../../database/connect.ts';
import { invalidInput, problem } from '../../problem.ts';
import { writeAudit } from '../../records/audit.ts';
import type { Case } from '../../access/case-access.ts';
import { tell } from '../../records/case-notices.ts';
import {
  caseWorker,
  insertCaseWorkers,
  readCaseWorkers,
  type CaseWorkerRow,
} from '../../records/case-workers.ts';
import type { VisibleInvitation } from '../../access/visible-units.ts';
import type { Member } from '../../security/staff-sessions.ts';
import type { Services } from '../../services.ts';
import { listColleagues } from '../../access/colleagues.ts';

/** A child under an invitation that the member sees. */
export interface OneCase extends Case {
  invitation: VisibleInvitation;
  client: string;
}

type Stored = Awaited<ReturnType<typeof readCaseWorkers>>;

/** Whether a member decides who works with a case: the responsible worker does, and whoever has the ability. */
export const mayAssign = (member: Member, { invitation }: OneCase, stored: Stored): boolean =>
  can(member.role, 'assign-cases') ||
  (invitation.own && stored.some((row) => row.part === 'responsible' && row.member_id === member.id));

/** Reads who works with a case. */
export async function readCase(
  services: Services,
  db: Db,
  member: Member,
  child: OneCase,
): Promise<CaseWorkers> {
  const stored = await readCaseWorkers(services, db, child);
  const here = new Set((await listColleagues(services, db, [child.invitation.unitId])).map(({ id }) => id));
  const person = ({ member_id: id, name }: Stored[number]) => ({
    ...{ id, name },
    ...(here.has(id) ? {} : { away: true as const }),
  });
  const of = (part: CaseWorkerRow['part']) => stored.filter((row) => row.part === part);
  const [responsible] = of('responsible');
  return {
    responsible: responsible ? person(responsible) : null,
    coworkers: of('coworker').map(person),
    deputies: of('deputy').flatMap((row) => {
      const { from_day: from, to_day: to } = row;
      return from !== null && to !== null ? [{ ...person(row), from, to }] : [];
    }),
    mayAssign: mayAssign(member, child, stored),
  };
}

/** Locks a case until the transaction ends, and reads who works with it. */
export async function holdCase(services: Services, trx: Db, child: Case): Promise<Stored> {
  await trx
    .selectFrom('acceptances')
    .select('account_id')
    .where('account_id', '=', child.account_id)
    .where('invitation_id', '=', child.invitation_id)
    .forUpdate()
    .execute();
  return readCaseWorkers(services, trx, child);
}

/**
 * Replaces who works with a case, logs it, and tells the earlier and the new responsible worker.
 * @throws {Problem} 403 for a member who does not decide it, 400 naming each member who cannot be given the case
 */
export async function changeCase(
  services: Services,
  trx: Db,
  member: Member,
  child: OneCase,
  change: ChangeCaseWorkers,
): Promise<void> {
  const stored = await holdCase(services, trx, child);
  if (!mayAssign(member, child, stored)) throw problem('not-allowed');
  const wanted = [
    caseWorker(child, change.responsible, 'responsible'),
    ...change.coworkers.map((id) => caseWorker(child, id, 'coworker')),
    ...change.deputies.map(({ id, from, to }) => ({
      ...caseWorker(child, id, 'deputy'),
      ...{ from_day: from, to_day: to },
    })),
  ];
  const names = new Map(stored.map(({ member_id, name }) => [member_id, name]));
  for (const { id, name } of await listColleagues(services, trx, [child.invitation.unitId])) {
    names.set(id, name);
  }
  const unknown = wanted.filter(({ member_id }) => !names.has(member_id));
  if (unknown.length > 0) {
    throw invalidInput(...unknown.map(({ part }) => ({ path: part, message: 'unknown-member' })));
  }
  await replaceCase(services, trx, member, child, { stored, wanted, names });
}

interface Replacement {
  stored: Stored;
  wanted: CaseWorkerRow[];
  names: ReadonlyMap<string, string>;
}

/** Stores who works with a case from now on; nothing happens if nothing differs. */
export async function replaceCase(
  services: Services,
  trx: Db,
  { id: by, organisationId: organisation }: Member,
  child: OneCase,
  { stored, wanted, names }: Replacement,
): Promise<void> {
  const before = describe(stored, names);
  const after = describe(wanted, names);
  const details = FIELDS.flatMap((field): AuditDetail[] =>
    before[field] === after[field] ? [] : [{ field, from: before[field], to: after[field] }],
  );
  const responsibleIn = (rows: readonly CaseWorkerRow[]) =>
    rows.find(({ part }) => part === 'responsible')?.member_id;
  const [earlier, next] = [responsibleIn(stored), responsibleIn(wanted)];
  if (details.length === 0 && earlier === next) return;
  await trx
    .deleteFrom('case_workers')
    .where('account_id', '=', child.account_id)
    .where('invitation_id', '=', child.invitation_id)
    .execute();
  await insertCaseWorkers(services, trx, wanted);
  const now = services.clock();
  const event = { kind: 'case-changed', organisation, member: by, client: child.client } as const;
  const about = {
    invitation: child.invitation.id,
    ...(next === undefined ? {} : { subject: next }),
    details,
  };
  await writeAudit(trx, { ...event, ...about }, now);
  if (earlier === next) return;
  const told = [
    ...(next === undefined ? [] : [{ member: next, kind: 'received' } as const]),
    ...(earlier === undefined ? [] : [{ member: earlier, kind: 'handed-over' } as const]),
  ];
  // A member gets no notice of its own change.
  const others = told.filter(({ member: to }) => to !== by);
  await tell(trx, child, others, { by, day: dayOf(now) });
}

const FIELDS = ['responsible', 'coworkers', 'deputies'] as const;

/** Writes who works with a case as the texts of the log. */
function describe(
  rows: readonly CaseWorkerRow[],
  names: ReadonlyMap<string, string>,
): Record<(typeof FIELDS)[number], string> {
  const text = (part: CaseWorkerRow['part']) =>
    rows
      .filter((row) => row.part === part)
      .map((row) => {
        const name = names.get(row.member_id) ?? '';
        return row.from_day === null ? name : `${name} ${row.from_day} – ${row.to_day}`;
      })
      .sort((a, b) => a.localeCompare(b, 'sv'))
      .join(', ');
  return { responsible: text('responsible'), coworkers: text('coworker'), deputies: text('deputy') };
}
