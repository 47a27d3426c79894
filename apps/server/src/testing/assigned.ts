import type { CaseWorkers, StaffChild } from '@lykta/domain';
import { CHANGE_CASE_WORKERS, LIST_STAFF_CHILDREN, READ_CASE_WORKERS } from '@lykta/domain/calls';
import { openSentCase, type SentCase } from './sent-case.ts';
import type { TestMember, TestServer } from './test-server.ts';

/** The answers of one child in a unit where only those who work with a case open it. */
export interface AssignedCase extends SentCase {
  organisation: string;
  /** A worker of the same unit without a part in the case. */
  colleague: TestMember;
  /** The case, as calls of staff name it. */
  named: { id: string; client: string };
}

/** Creates a case whose worker is responsible for its only child, and a colleague. */
export async function openAssigned(server: TestServer, organisation: string): Promise<AssignedCase> {
  await server.staff({ organisation, unit: 'Norr', access: 'assigned' });
  const sent = await openSentCase(server, organisation);
  return {
    ...sent,
    organisation,
    colleague: await server.staff({ organisation, unit: 'Norr' }),
    named: { id: sent.invitation.id, client: sent.client },
  };
}

/** Says who works with a case, as its responsible worker. */
export function assign(
  { worker, named }: AssignedCase,
  change: Partial<Record<'coworkers', string[]>> & {
    responsible?: string;
    deputies?: { id: string; from: string; to: string }[];
  },
  by: TestMember = worker,
) {
  return by.call(CHANGE_CASE_WORKERS, {
    params: named,
    body: { responsible: worker.id, coworkers: [], deputies: [], ...change },
  });
}

/** Returns who works with a case, as a member reads it. */
export const workersOf = ({ named }: AssignedCase, member: TestMember): Promise<CaseWorkers> =>
  member.ok(READ_CASE_WORKERS, { params: named });

/** Returns the children in a member's list. */
export const childrenOf = async (
  member: TestMember,
  querystring: Record<string, string> = {},
): Promise<StaffChild[]> => (await member.ok(LIST_STAFF_CHILDREN, { querystring })).clients;
