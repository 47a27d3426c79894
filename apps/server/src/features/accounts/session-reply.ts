import { dayOf, type ClientSession } from '@lykta/domain';
import type { Child } from '../../security/child-sessions.ts';
import { listInvitations } from '../../records/invitations.ts';
import type { Services } from '../../services.ts';

/** The reply body of every call that starts or restores a session. */
export async function sessionReply(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  account: Pick<Child, 'id' | 'legacy' | 'verified' | 'lock' | 'locked'>,
  handedOver: { token?: string } = {},
): Promise<ClientSession> {
  const { id, legacy, verified, lock, locked } = account;
  const asked = !legacy && !locked;
  const invitations = asked ? await listInvitations(db, id, dayOf(clock())) : { pending: [], accepted: [] };
  return { id, invitations, verified, lock, locked, ...(legacy ? { legacy: true } : {}), ...handedOver };
}
