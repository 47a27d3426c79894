import { dayOf, lastDayFault, type AuditDetail, type PatchInvitation } from '@lykta/domain';
import type { Db } from '../../database/connect.ts';
import { invalidInput, problem } from '../../problem.ts';
import { writeAudit } from '../../records/audit.ts';
import { formsOf, insertRequest, stopAllRounds } from '../../records/requests.ts';
import type { Member } from '../../security/staff-sessions.ts';
import { isLasting } from './requests.ts';
import { holdInvitation } from './stored-invitations.ts';

type Held = Awaited<ReturnType<typeof holdInvitation>>;

/**
 * Opens, pauses, closes or changes an invitation, and logs it. Closing ends the cases of all of its children and all
 * rounds of its requests; opening it again opens the cases that nobody ended one by one.
 * @throws {Problem} 404; 400 for a last day in the past, fewer places than children, or one child become several; 409
 *   for new forms of an invitation that is not open
 */
export async function changeInvitation(
  trx: Db,
  { id: member, organisationId: organisation }: Member,
  id: string,
  changes: PatchInvitation,
  now: Date,
): Promise<void> {
  const today = dayOf(now);
  const before = await holdInvitation(trx, id, today);
  checkChanges(before, changes, today);
  const status = changes.status ?? before.status;
  const next = {
    status,
    last_day: nextLastDay(before, changes, today),
    ended: status === 'closed' ? (before.ended ?? endedOn(before, today)) : null,
    max_clients: changes.maxClients ?? before.max_clients,
  };
  const details: AuditDetail[] = [
    ...changed('status', before.status, next.status),
    ...changed('lastDay', before.last_day ?? '', next.last_day ?? ''),
    ...changed('places', String(before.max_clients), String(next.max_clients)),
  ];
  if (details.length > 0) await trx.updateTable('invitations').set(next).where('id', '=', id).execute();
  if (status === 'closed') await stopAllRounds(trx, id);
  if (changes.forms) {
    if (status !== 'active') throw problem(`invitation-${status}`);
    details.push(...(await replaceForms(trx, member, id, changes.forms, now)));
  }
  if (details.length === 0) return;
  await writeAudit(trx, { kind: 'invitation-changed', organisation, member, invitation: id, details }, now);
}

const changed = (field: 'status' | 'lastDay' | 'places', from: string, to: string): AuditDetail[] =>
  from === to ? [] : [{ field, from, to }];

/** The day on which an invitation that is closed now has ended: its last day, if that has passed. */
const endedOn = ({ last_day }: Held, today: string) =>
  last_day !== null && last_day < today ? last_day : today;

/** A last day that has passed does not stand in an invitation that is opened again. */
function nextLastDay({ status, last_day }: Held, changes: PatchInvitation, today: string): string | null {
  if (changes.lastDay !== undefined) return changes.lastDay;
  const opens = status === 'closed' && changes.status !== undefined && changes.status !== 'closed';
  return opens && last_day !== null && last_day < today ? null : last_day;
}

function checkChanges(before: Held, { lastDay, maxClients }: PatchInvitation, today: string): void {
  const faults: { path: string; message: string }[] = [];
  const fault = lastDay == null || lastDay === before.last_day ? undefined : lastDayFault(lastDay, today);
  if (fault) faults.push({ path: 'lastDay', message: fault });
  if (maxClients !== undefined && maxClients !== before.max_clients) {
    if (maxClients < before.accepted) faults.push({ path: 'maxClients', message: 'fewer-than-accepted' });
    // A child that accepted was told whether the one who invited it knows who it is; that must stay true.
    else if (before.accepted > 0 && (maxClients === 1 || before.max_clients === 1)) {
      faults.push({ path: 'maxClients', message: 'one-child' });
    }
  }
  if (faults.length > 0) throw invalidInput(...faults);
}

/** Asks all children for these forms, in place of what all are asked now. @returns what to log */
async function replaceForms(
  trx: Db,
  member: string,
  invitation: string,
  forms: NonNullable<PatchInvitation['forms']>,
  now: Date,
): Promise<AuditDetail[]> {
  const rows = await trx
    .selectFrom('requests')
    .select(['id', 'chosen', 'withdrawn', 'repeat_weeks', 'round_of'])
    .where('invitation_id', '=', invitation)
    .execute();
  const standing = rows.filter(isLasting);
  const earlier = (await Promise.all(standing.map(({ id }) => formsOf(trx, id)))).flat();
  const text = (list: typeof earlier) => list.map(({ id, version }) => `${id} ${version}`).join(', ');
  if (text(earlier) === text(forms)) return [];
  const ids = standing.map(({ id }) => id);
  if (ids.length > 0)
    await trx.updateTable('requests').set({ withdrawn: now }).where('id', 'in', ids).execute();
  await insertRequest(trx, { invitation, forms, sentBy: member }, now);
  return [{ field: 'form', from: text(earlier), to: text(forms) }];
}
