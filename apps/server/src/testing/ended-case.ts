import { dayOf } from '@lykta/domain';
import { LIST_ERASURES } from '@lykta/domain/calls';
import { keepRetention } from '../features/retention/job.ts';
import { openSentCase, type SentCase } from './sent-case.ts';
import { renewMember } from './staff.ts';
import type { TestMember, TestServer } from './test-server.ts';

/** Ends the case of a child today, as its worker does. */
export async function endCase(server: TestServer, { invitation, client }: SentCase): Promise<void> {
  await server.db
    .updateTable('acceptances')
    .set({ ended: dayOf(server.clock.now()) })
    .where('invitation_id', '=', invitation.id)
    .where('pseudonym', '=', client)
    .execute();
}

/** A case with sent answers that ended today. */
export async function openEnded(server: TestServer, organisation: string): Promise<SentCase> {
  const of = await openSentCase(server, organisation);
  await endCase(server, of);
  return of;
}

/** Moves the clock, runs the job of that day, and signs the case's worker in again. */
export async function retainAfter(server: TestServer, days: number, ...members: TestMember[]): Promise<void> {
  server.clock.advance({ days });
  await keepRetention(server.app.services);
  for (const member of members) await renewMember(server.app.services, member);
}

/** Reads what a member sees of what is due and what was erased. */
export const erasuresOf = async (member: TestMember) => await member.ok(LIST_ERASURES);
