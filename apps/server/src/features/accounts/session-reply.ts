import type { ClientSession } from '@lykta/domain';
import type { Db } from '../../database/connect.ts';
import { listInvitations } from '../../records/invitations.ts';

/** What every call that begins or restores a session replies. */
export async function sessionReply(
  db: Db,
  account: { id: string; legacy: boolean },
  handedOver: { token?: string } = {},
): Promise<ClientSession> {
  const invitations = account.legacy ? { pending: [], accepted: [] } : await listInvitations(db, account.id);
  const security = { verified: false, lock: false, locked: false };
  return {
    id: account.id,
    invitations,
    ...security,
    ...(account.legacy ? { legacy: true } : {}),
    ...handedOver,
  };
}
