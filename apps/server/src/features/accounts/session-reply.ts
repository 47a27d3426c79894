import { dayOf, type ClientSession, type Invitations } from '@lykta/domain';
import type { Child } from '../../security/child-sessions.ts';
import { listInvitations } from '../../records/invitations.ts';
import type { Services } from '../../services.ts';

type Account = Pick<Child, 'id' | 'legacy' | 'verified' | 'lock' | 'locked'>;

/** The reply body of every call that starts or changes a session. */
export async function sessionReply(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  account: Account,
  handedOver: { token?: string } = {},
): Promise<ClientSession> {
  const invitations = seesInvitations(account) ? await listInvitations(db, account.id, dayOf(clock())) : NONE;
  return { ...toSession(account, invitations), ...handedOver };
}

const NONE: Invitations = { pending: [], accepted: [] };

/** Nothing is told to who must first choose a new username, or unlock the app. */
const seesInvitations = ({ legacy, locked }: Account) => !legacy && !locked;

/** The reply body for a child whose invitations were already read. */
export function toSession(account: Account, invitations: Invitations): ClientSession {
  const { id, legacy, verified, lock, locked } = account;
  const told = seesInvitations(account) ? invitations : NONE;
  return { id, invitations: told, verified, lock, locked, ...(legacy ? { legacy: true } : {}) };
}
