import { dayOf, type MakeExtract } from '@lykta/domain';
import { writeAudit } from '../../records/audit.ts';
import { tellResponsible } from '../../records/case-notices.ts';
import { childKeyOf } from '../../access/child-key-of.ts';
import { keepExtract } from '../../records/extracts.ts';
import type { Forms } from '../../records/flags.ts';
import { lockChild } from '../../access/lock.ts';
import { keepReason, reasonInForce } from '../../records/reasons.ts';
import { findClient } from '../../records/staff-clients.ts';
import { authorizeInvitation } from '../../access/visible-units.ts';
import type { Member } from '../../security/staff-sessions.ts';
import { newId } from '../../security/tokens.ts';
import type { Services } from '../../services.ts';
import { collectExtract, type Extract } from './collect.ts';

/**
 * Collects everything about one child for an admin of the organisation. The same transaction logs it with the reason,
 * notes it for the child unless that is unsafe, and tells the responsible worker.
 * @throws {Problem} 404 for a child of another organisation, 429 after too many extracts in a day
 */
export async function makeExtract(
  services: Services,
  forms: Forms,
  member: Member,
  { invitation: invitationId, client, reason, unsafe }: MakeExtract,
): Promise<Extract> {
  const { db, keyRing, clock, rateLimits } = services;
  const { id: invitation } = await authorizeInvitation(db, member, invitationId);
  const account = await findClient(db, invitation, client);
  await rateLimits.take('extracts', member.organisationId);
  return db.transaction().execute(async (trx) => {
    await lockChild(trx, account);
    const key = await childKeyOf(trx, keyRing, account);
    const now = clock();
    const opening = { memberId: member.id, invitationId: invitation, pseudonym: client };
    const why = unsafe === undefined ? reason : `${reason} (${unsafe})`;
    await keepReason(trx, key, opening, why, now);
    const given = await reasonInForce(trx, opening, now);
    const isHidden = unsafe !== undefined;
    await keepExtract(trx, key, { id: newId(), invitation_id: invitation, day: dayOf(now), isHidden });
    await writeAudit(
      trx,
      {
        ...{ kind: 'extract', organisation: member.organisationId, member: member.id, client, invitation },
        ...(given === undefined ? {} : { reason: given }),
        details: [{ field: 'shown', to: String(!isHidden) }],
      },
      now,
    );
    const child = { account_id: account, invitation_id: invitation };
    await tellResponsible(trx, child, 'extract', { by: member.id, day: dayOf(now) });
    return collectExtract(services, trx, key, forms, invitation);
  });
}
