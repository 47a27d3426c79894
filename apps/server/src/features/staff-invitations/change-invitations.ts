import type { InvitationStatus } from '@lykta/domain';
import type { Db } from '../../database/connect.ts';
import { notFound } from '../../problem.ts';
import { writeAudit } from '../../records/audit.ts';
import { responsibleFor } from '../../records/case-workers.ts';
import { newCode } from '../../security/codes.ts';
import { sealInvitationLabel } from '../../records/labels.ts';
import type { Member } from '../../security/staff-sessions.ts';
import type { Services } from '../../services.ts';
import { newId } from '../../security/tokens.ts';

/** A new invitation, before it is stored. */
export interface NewInvitation {
  organisationId: string;
  unitId: string;
  createdBy: string;
  /** Who becomes responsible for its children. */
  responsible: string | null;
  maxClients: number;
  label: string | undefined;
}

/** @returns the new invitation's id and code */
export async function insertInvitation(
  services: Pick<Services, 'labelKey' | 'binder'>,
  trx: Db,
  { organisationId, unitId, createdBy, responsible, maxClients, label }: NewInvitation,
  now: Date,
): Promise<{ id: string; code: string }> {
  const id = newId();
  const row = {
    id,
    organisation_id: organisationId,
    unit_id: unitId,
    max_clients: maxClients,
    created: now,
    created_by: createdBy,
    ...(responsible === null ? {} : responsibleFor(services, id, responsible)),
    label_sealed: label === undefined ? null : sealInvitationLabel(services, { id, unit_id: unitId }, label),
  };
  for (;;) {
    const code = newCode();
    const stored = await trx
      .insertInto('invitations')
      .values({ ...row, code })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (stored) return { id, code };
  }
}

/** Returns the status of an invitation and locks it until the transaction ends. @throws {Problem} 404 */
export async function holdStatus(trx: Db, id: string): Promise<InvitationStatus> {
  const row = await trx
    .selectFrom('invitations')
    .select('status')
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
  if (!row) throw notFound();
  return row.status;
}

/**
 * Opens, pauses or closes an invitation, and logs it. Waits for sendings in progress.
 * @throws {Problem} 404
 */
export async function setStatus(
  trx: Db,
  { id: member, organisationId: organisation }: Member,
  id: string,
  status: InvitationStatus,
  now: Date,
): Promise<void> {
  const before = await trx
    .selectFrom('invitations')
    .select('status')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!before) throw notFound();
  if (before.status === status) return;
  await trx.updateTable('invitations').set({ status }).where('id', '=', id).execute();
  const details = [{ field: 'status', from: before.status, to: status } as const];
  await writeAudit(trx, { kind: 'invitation-changed', organisation, member, invitation: id, details }, now);
}
