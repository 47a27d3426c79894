import type { Db } from '../database/connect.ts';
import { problem } from '../problem.ts';
import { requireOpen } from '../access/case-opening.ts';
import { childKeyOf } from '../access/child-key-of.ts';
import { authorizeInvitation, type VisibleInvitation } from '../access/visible-units.ts';
import { reasonInForce } from '../records/reasons.ts';
import { findClient } from '../records/staff-clients.ts';
import type { ChildKey } from '../security/child-key.ts';
import type { Member } from '../security/staff-sessions.ts';
import type { Services } from '../services.ts';

/** A child whose answers a member reads now. */
interface OpenedToRead {
  authorized: VisibleInvitation;
  /** The id of the reason. */
  reason: string;
  key: ChildKey;
}

/** Checks that a member may read one child's answers now. @throws {Problem} as `readIndividual` */
export async function openToRead(
  trx: Db,
  services: Pick<Services, 'keyRing' | 'binder'>,
  member: Member,
  { invitation, client }: { invitation: string; client: string },
  now: Date,
): Promise<OpenedToRead> {
  const authorized = await authorizeInvitation(trx, member, invitation);
  const accountId = await findClient(trx, authorized.id, client);
  const opened = await requireOpen(trx, services, member, { invitation: authorized, accountId }, now);
  const opening = { memberId: member.id, invitationId: authorized.id, pseudonym: client };
  const reason = await reasonInForce(trx, opening, now, opened === 'emergency');
  if (reason === undefined) throw problem('reason-needed');
  return { authorized, reason, key: await childKeyOf(trx, services.keyRing, accountId) };
}
