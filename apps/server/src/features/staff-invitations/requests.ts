import type { CreateRequest, FormRef } from '@lykta/domain';
import type { Db } from '../../database/connect.ts';
import { invalidInput, notFound, problem } from '../../problem.ts';
import { writeAudit } from '../../records/audit.ts';
import type { Member } from '../../security/staff-sessions.ts';
import { newId } from '../../security/tokens.ts';
import { holdStatus } from './change-invitations.ts';

/** A child that a request names. */
interface Named {
  account_id: string;
  pseudonym: string;
}

/** Creates a request for these children, or for every child who has accepted or will accept. @returns its id */
export async function insertRequest(
  trx: Db,
  invitationId: string,
  forms: readonly FormRef[],
  now: Date,
  children?: readonly Named[],
): Promise<string> {
  const id = newId();
  const chosen = children !== undefined;
  await trx
    .insertInto('requests')
    .values({ id, invitation_id: invitationId, created: now, chosen })
    .execute();
  await trx
    .insertInto('request_forms')
    .values(
      forms.map((form) => ({
        request_id: id,
        form_id: form.id,
        form_version: form.version,
        position: form.order,
      })),
    )
    .execute();
  if (chosen) {
    const rows = children.map(({ account_id }) => ({ request_id: id, account_id }));
    await trx.insertInto('request_children').values(rows).execute();
  }
  return id;
}

/**
 * Sends forms and logs it: one line per chosen child, or one line for all.
 * @throws {Problem} 400 naming each child that does not take part, 409 while paused and after closing
 */
export async function sendForms(
  trx: Db,
  { id: member, organisationId: organisation }: Member,
  invitation: string,
  { forms, clients }: CreateRequest,
  now: Date,
): Promise<void> {
  const status = await holdStatus(trx, invitation);
  if (status !== 'active') throw problem(`invitation-${status}`);
  const children = clients && (await findTaking(trx, invitation, clients));
  const request = await insertRequest(trx, invitation, forms, now, children);
  const details = forms.map(({ id, version }) => ({ field: 'form', to: `${id} ${version}` }) as const);
  const event = { kind: 'forms-sent', organisation, member, invitation, request, details } as const;
  if (!children) await writeAudit(trx, event, now);
  for (const { pseudonym } of children ?? []) await writeAudit(trx, { ...event, client: pseudonym }, now);
}

/** Finds the children with these pseudonyms. @throws {Problem} 400 naming each that does not exist or has left */
async function findTaking(trx: Db, invitation: string, clients: readonly string[]): Promise<Named[]> {
  const found = await trx
    .selectFrom('acceptances')
    .select(['account_id', 'pseudonym'])
    .where('invitation_id', '=', invitation)
    .where('pseudonym', 'in', clients)
    .where('left_at', 'is', null)
    .execute();
  const known = new Set(found.map(({ pseudonym }) => pseudonym));
  const faults = clients.flatMap((client, index) =>
    known.has(client) ? [] : [{ path: `clients.${index}`, message: 'not-taking-part' }],
  );
  if (faults.length > 0) throw invalidInput(...faults);
  return found;
}

/**
 * Withdraws a request from every child who has not begun; a child who has begun may finish. The reply does not show
 * whether anybody has begun. Withdrawing again has no further effect.
 * @throws {Problem} 404, and 409 for the last request to all children: an invitation must ask for something
 */
export async function withdrawRequest(
  trx: Db,
  { id: member, organisationId: organisation }: Member,
  invitation: string,
  request: string,
  now: Date,
): Promise<void> {
  await trx.selectFrom('invitations').select('id').where('id', '=', invitation).forUpdate().execute();
  const standing = await trx
    .selectFrom('requests')
    .select(['id', 'chosen', 'withdrawn'])
    .where('invitation_id', '=', invitation)
    .execute();
  const wanted = standing.find(({ id }) => id === request);
  if (!wanted) throw notFound();
  if (wanted.withdrawn) return;
  const isForAll = ({ chosen, withdrawn }: typeof wanted) => !chosen && withdrawn === null;
  if (isForAll(wanted) && standing.filter(isForAll).length === 1) throw problem('last-request');
  await trx.updateTable('requests').set({ withdrawn: now }).where('id', '=', request).execute();
  await writeAudit(trx, { kind: 'forms-withdrawn', organisation, member, invitation, request }, now);
}
