import type { Db } from '../../database/connect.ts';
import { notFound } from '../../problem.ts';
import { statusOn } from '../../access/asked.ts';
import { responsibleFor } from '../../records/case-workers.ts';
import { newCode } from '../../security/codes.ts';
import { sealInvitationLabel } from '../../records/labels.ts';
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
  lastDay: string | undefined;
}

/** @returns the new invitation's id and code */
export async function insertInvitation(
  services: Pick<Services, 'labelKey' | 'binder'>,
  trx: Db,
  { organisationId, unitId, createdBy, responsible, maxClients, label, lastDay }: NewInvitation,
  now: Date,
): Promise<{ id: string; code: string }> {
  const id = newId();
  const row = {
    id,
    organisation_id: organisationId,
    unit_id: unitId,
    max_clients: maxClients,
    last_day: lastDay ?? null,
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

/**
 * Reads an invitation and locks it until the transaction ends; waits for sendings in progress. Not against new requests,
 * so that a job that sends a round and a member who closes the invitation do not wait for each other.
 * @throws {Problem} 404
 */
export async function holdInvitation(trx: Db, id: string, today: string) {
  const row = await trx
    .selectFrom('invitations')
    .select(statusOn(today).as('status'))
    .select(['last_day', 'ended', 'max_clients', 'accepted'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}
