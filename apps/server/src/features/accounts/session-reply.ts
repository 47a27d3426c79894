import type { ClientSession } from '@lykta/domain';
import type { Db } from '../../database/connect.ts';
import type { Child } from '../../security/child-sessions.ts';
import { listInvitations } from '../../records/invitations.ts';

/** The reply body of every call that starts or restores a session. */
export async function sessionReply(
  db: Db,
  account: Pick<Child, 'id' | 'legacy' | 'verified' | 'lock' | 'locked'>,
  handedOver: { token?: string } = {},
): Promise<ClientSession> {
  const { id, legacy, verified, lock, locked } = account;
  const invitations = legacy || locked ? { pending: [], accepted: [] } : await listInvitations(db, id);
  return { id, invitations, verified, lock, locked, ...(legacy ? { legacy: true } : {}), ...handedOver };
}
