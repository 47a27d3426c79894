import type { CaseWorkers, StaffChildren } from '@lykta/domain';
import { openSentCase, type SentCase } from './sent-case.ts';
import type { TestMember, TestServer } from './test-server.ts';

/** The answers of one child in a unit where only those who work with a case open it. */
export interface AssignedCase extends SentCase {
  organisation: string;
  /** A worker of the same unit without a part in the case. */
  colleague: TestMember;
  /** The path of who works with the case. */
  workers: string;
}

/** Creates a case whose worker is responsible for its only child, and a colleague. */
export async function openAssigned(server: TestServer, organisation: string): Promise<AssignedCase> {
  await server.staff({ organisation, unit: 'Norr', access: 'assigned' });
  const sent = await openSentCase(server, organisation);
  return {
    ...sent,
    organisation,
    colleague: await server.staff({ organisation, unit: 'Norr' }),
    workers: `/staff/invitations/${sent.invitation.id}/clients/${sent.client}/workers`,
  };
}

/** Says who works with a case, as its responsible worker. */
export function assign(
  { worker, workers }: AssignedCase,
  change: Partial<Record<'coworkers', string[]>> & {
    responsible?: string;
    deputies?: { id: string; from: string; to: string }[];
  },
  by: TestMember = worker,
) {
  return by.put(workers, { responsible: worker.id, coworkers: [], deputies: [], ...change });
}

/** Returns who works with a case, as a member reads it. */
export const workersOf = async ({ workers }: AssignedCase, member: TestMember): Promise<CaseWorkers> =>
  (await member.get(workers)).body as CaseWorkers;

/** Returns the children in a member's list. */
export const childrenOf = async (member: TestMember) =>
  ((await member.get('/staff/clients')).body as StaffChildren).clients;
