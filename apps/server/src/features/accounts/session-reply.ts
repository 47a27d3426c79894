import type { ClientSession } from '@lykta/domain';
import type { Db } from '../../database/connect.ts';
import type { Child } from '../../security/child-sessions.ts';
import { listInvitations } from '../../records/invitations.ts';

/** What every call that begins or restores a session replies. */
export async function sessionReply(
  db: Db,
  account: Pick<Child, 'id' | 'legacy' | 'verified' | 'lock' | 'locked'>,
  handedOver: { token?: string } = {},
): Promise<ClientSession> {
  const { id, legacy, verified, lock, locked } = account;
  const invitations = legacy || locked ? { pending: [], accepted: [] } : await listInvitations(db, id);
  return { id, invitations, verified, lock, locked, ...(legacy ? { legacy: true } : {}), ...handedOver };
}
