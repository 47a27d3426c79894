import { startCall } from '@lykta/api';
import { can, type StaffSession } from '@lykta/domain';
import {
  LIST_NOTICES,
  LIST_STAFF_CHILDREN,
  LIST_STAFF_INVITATIONS,
  READ_NEWS,
  READ_STAFF_SESSION,
} from '@lykta/domain/calls';
import { readListFilter } from '../frame/children/list-filter.ts';
import { MINE_BY_GROUPS, opensDesk } from '../frame/opens-desk.ts';

/** Reads the session from a copy: the reply itself is the app's. */
async function sessionOf(reply: Promise<Response>): Promise<StaffSession | undefined> {
  const copy = (await reply).clone();
  if (!copy.ok) return undefined;
  const session: StaffSession = await copy.json();
  return session;
}

/** Asks who is signed in. @returns undefined if nobody is, or who is must enrol first */
async function askWho(): Promise<StaffSession | undefined> {
  // What fails is the app's to tell.
  const session = await sessionOf(startCall({ call: READ_STAFF_SESSION })).catch(() => undefined);
  return session?.enrol ? undefined : session;
}

/**
 * Asks who is signed in, and for a member with a desk starts the calls of it, which the app then does not make again.
 * @param onSignedIn is called for everybody who is signed in
 */
export async function startDeskCalls(onSignedIn: () => void): Promise<void> {
  const session = await askWho();
  if (!session) return;
  if (opensDesk(session)) {
    startCall({ call: LIST_STAFF_CHILDREN, querystring: MINE_BY_GROUPS });
    startCall({ call: LIST_STAFF_INVITATIONS });
    startCall({ call: READ_NEWS });
    startCall({ call: LIST_NOTICES });
  }
  onSignedIn();
}

/**
 * The same for the list of children.
 * @param query the filters and the order in its address
 * @param onSignedIn is called for who may see the list
 */
export async function startListCalls(query: URLSearchParams, onSignedIn: () => void): Promise<void> {
  const session = await askWho();
  if (!session || !can(session.role, 'handle-cases')) return;
  startCall({ call: LIST_STAFF_CHILDREN, querystring: readListFilter(query) });
  startCall({ call: LIST_STAFF_INVITATIONS });
  onSignedIn();
}
