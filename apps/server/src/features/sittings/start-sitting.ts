import type { SittingState, StartedSitting, StartSitting } from '@lykta/domain';
import { requireOpen as requireOpenCase } from '../../access/case-opening.ts';
import { lockChild } from '../../access/lock.ts';
import { authorizeInvitation } from '../../access/visible-units.ts';
import { requireOpen } from '../../answering/open-place.ts';
import type { Db } from '../../database/connect.ts';
import { notFound, problem } from '../../problem.ts';
import { writeAudit } from '../../records/audit.ts';
import { findClient } from '../../records/staff-clients.ts';
import type { Member } from '../../security/staff-sessions.ts';
import { newSitting } from '../../security/sittings.ts';
import type { Services } from '../../services.ts';

/** One form of a request, and the child who is asked it. */
interface Wanted extends StartSitting {
  /** The invitation. */
  id: string;
  client: string;
}

/**
 * Opens one form of a request, to be answered with the child at one screen, and logs it. What the child may have
 * answered alone is not shown there, nor whether it has.
 * @throws {Problem} 404 for what does not belong to the member or is not asked, 403 `not-assigned` for a colleague
 *   without a part in the case, 409 when the form is sent or nothing can be sent any more
 */
export async function startSitting(
  services: Services,
  member: Member,
  { id, client, request, form }: Wanted,
): Promise<StartedSitting> {
  const { db, clock } = services;
  const now = clock();
  return db.transaction().execute(async (trx) => {
    const invitation = await authorizeInvitation(trx, member, id);
    const accountId = await findClient(trx, invitation.id, client);
    await requireOpenCase(trx, services, member, { invitation, accountId }, now);
    await lockChild(trx, accountId);
    const place = {
      formId: form.id,
      formVersion: form.version,
      request: { invitationId: invitation.id, requestId: request },
    };
    await requireOpen(trx, accountId, place, now, 'begins-together');
    if (await isSent(trx, accountId, request, form)) throw problem('already-sent');
    const { code, row } = newSitting(services, {
      account_id: accountId,
      invitation_id: invitation.id,
      request_id: request,
      form_id: form.id,
      form_version: form.version,
      member_id: member.id,
    });
    await trx.insertInto('sittings').values(row).execute();
    const event = { kind: 'sitting', organisation: member.organisationId, member: member.id } as const;
    await writeAudit(trx, { ...event, client, invitation: invitation.id, request, form }, now);
    return { id: row.id, code, until: row.expires.toISOString() };
  });
}

async function isSent(
  trx: Db,
  accountId: string,
  request: string,
  form: StartSitting['form'],
): Promise<boolean> {
  const sent = await trx
    .selectFrom('answers')
    .select('id')
    .where('account_id', '=', accountId)
    .where('request_id', '=', request)
    .where('form_id', '=', form.id)
    .where('form_version', '=', form.version)
    .where('sent', 'is not', null)
    .executeTakeFirst();
  return sent !== undefined;
}

/**
 * Says whether the code of a sitting is typed.
 * @throws {Problem} 404 for one of a colleague, and for one that is over
 */
export async function stateOfSitting(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  member: Member,
  id: string,
): Promise<SittingState> {
  const row = await db
    .selectFrom('sittings')
    .select('token_hash')
    .where('id', '=', id)
    .where('member_id', '=', member.id)
    .where('expires', '>', clock())
    .executeTakeFirst();
  if (!row) throw notFound();
  return { state: row.token_hash ? 'open' : 'waiting' };
}

/** Closes a sitting from the worker's own screen. @throws {Problem} 404 for one of a colleague, or one that is over */
export async function stopSitting({ db }: Pick<Services, 'db'>, member: Member, id: string): Promise<void> {
  const stopped = await db
    .deleteFrom('sittings')
    .where('id', '=', id)
    .where('member_id', '=', member.id)
    .returning('id')
    .executeTakeFirst();
  if (!stopped) throw notFound();
}

/** Closes a sitting: what was answered in it and not sent is gone. */
export async function endSitting(db: Db, id: string): Promise<void> {
  await db.deleteFrom('sittings').where('id', '=', id).execute();
}
