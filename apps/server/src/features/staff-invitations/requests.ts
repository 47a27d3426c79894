import {
  addDays,
  dayOf,
  lastDayOf,
  nextRound,
  planFaults,
  type AskingPlan,
  type CreateRequest,
} from '@lykta/domain';
import type { Db } from '../../database/connect.ts';
import { invalidInput, notFound, problem } from '../../problem.ts';
import { writeAudit } from '../../records/audit.ts';
import { logSent } from '../../records/log-sent.ts';
import { insertRequest, stopRounds, takingPart, type Named } from '../../records/requests.ts';
import type { Member } from '../../security/staff-sessions.ts';
import { holdInvitation } from './stored-invitations.ts';

/** The maximum number of requests of one invitation that repeat at a time. */
const REPEATING_AT_MOST = 20;

/**
 * Sends forms and logs it: one line per chosen child, or one line for all.
 * @throws {Problem} 400 naming each child that does not take part and each fault of the plan; 409 while paused, after
 *   closing, and if a colleague has sent something that the member has not seen
 */
export async function sendForms(
  trx: Db,
  { id: member, organisationId: organisation }: Member,
  invitation: string,
  { forms, clients, after, ...plan }: CreateRequest,
  now: Date,
): Promise<void> {
  const today = dayOf(now);
  const { status } = await holdInvitation(trx, invitation, today);
  if (status !== 'active') throw problem(`invitation-${status}`);
  if (after !== undefined && (await newestOf(trx, invitation)) !== after) throw problem('sent-meanwhile');
  await checkPlan(trx, invitation, plan, today);
  const children = clients && (await findTaking(trx, invitation, clients));
  const { remindAfter, repeat } = plan;
  const lastDay = lastDayOf(plan, today);
  const remindOn = remindAfter === undefined ? undefined : addDays(today, remindAfter);
  const rounds = repeat && { ...repeat, next: nextRound(today, repeat, today) };
  const wanted = { invitation, forms, children, sentBy: member, lastDay, remindOn, repeat: rounds };
  const request = await insertRequest(trx, wanted, now);
  const told = { lastDay, remindAfter, repeatWeeks: repeat?.weeks, repeatUntil: repeat?.until };
  await logSent(trx, { organisation, member, invitation, request, forms, children, plan: told }, now);
}

/** Finds the newest request of an invitation. */
async function newestOf(trx: Db, invitation: string): Promise<string | undefined> {
  const newest = await trx
    .selectFrom('requests')
    .select('id')
    .where('invitation_id', '=', invitation)
    .orderBy('created', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.id;
}

/** @throws {Problem} 400 naming each fault of the plan, also too many requests that repeat */
async function checkPlan(trx: Db, invitation: string, plan: AskingPlan, today: string): Promise<void> {
  const faults: { path: string; message: string }[] = planFaults(plan, today);
  if (plan.repeat) {
    const { repeating } = await trx
      .selectFrom('requests')
      .select(({ fn }) => fn.countAll<string>().as('repeating'))
      .where('invitation_id', '=', invitation)
      .where('next_round', 'is not', null)
      .executeTakeFirstOrThrow();
    if (Number(repeating) >= REPEATING_AT_MOST) faults.push({ path: 'repeat', message: 'too-many' });
  }
  if (faults.length > 0) throw invalidInput(...faults);
}

/** Finds the children with these pseudonyms. @throws {Problem} 400 naming each that does not take part */
async function findTaking(trx: Db, invitation: string, clients: readonly string[]): Promise<Named[]> {
  const found = await takingPart(trx, invitation).where('pseudonym', 'in', clients).execute();
  const known = new Set(found.map(({ pseudonym }) => pseudonym));
  const faults = clients.flatMap((client, index) =>
    known.has(client) ? [] : [{ path: `clients.${index}`, message: 'not-taking-part' }],
  );
  if (faults.length > 0) throw invalidInput(...faults);
  return found;
}

/**
 * Withdraws a request from every child who has not begun; a child who has begun may finish. No round of it follows. The
 * reply does not show whether anybody has begun. Withdrawing again has no further effect.
 * @throws {Problem} 404, and 409 for the last request to all children: an invitation must ask for something
 */
export async function withdrawRequest(
  trx: Db,
  { id: member, organisationId: organisation }: Member,
  invitation: string,
  request: string,
  now: Date,
): Promise<void> {
  await holdInvitation(trx, invitation, dayOf(now));
  const standing = await trx
    .selectFrom('requests')
    .select(['id', 'chosen', 'withdrawn', 'repeat_weeks', 'round_of'])
    .where('invitation_id', '=', invitation)
    .execute();
  const wanted = standing.find(({ id }) => id === request);
  if (!wanted) throw notFound();
  if (wanted.withdrawn) return;
  if (isLasting(wanted) && standing.filter(isLasting).length === 1) throw problem('last-request');
  await trx.updateTable('requests').set({ withdrawn: now }).where('id', '=', request).execute();
  await stopRounds(trx, wanted);
  await writeAudit(trx, { kind: 'forms-withdrawn', organisation, member, invitation, request }, now);
}

/** Whether a request is for every child who accepts, whenever that is. */
export const isLasting = (request: {
  chosen: boolean;
  withdrawn: Date | null;
  repeat_weeks: number | null;
  round_of: string | null;
}): boolean =>
  !request.chosen && request.withdrawn === null && request.repeat_weeks === null && request.round_of === null;
