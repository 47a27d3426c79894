import { failureOf, useStaffClientsQuery, useStaffInvitationsQuery, type InvitedChild } from '@lykta/api';
import { useState } from 'react';
import { useParams } from 'react-router-dom';

/** The child in the address. */
export interface ChosenChild {
  one: InvitedChild | undefined;
  /** Index in the list; -1 when it is on a later page or does not match the search. */
  place: number;
  /** There is no such child, or it belongs to another unit. */
  isMissing: boolean;
  /** The day on which the child’s account was deleted. */
  deleted: string | undefined;
  error: unknown;
}

/**
 * Finds the child of the address in the list, or among all children of its invitation. Once found, it stays whatever
 * the search, until the invitation says that it is gone.
 */
export function useChosenChild(list: InvitedChild[]): ChosenChild {
  const { invitation: id = '', client } = useParams();
  const [kept, setKept] = useState<InvitedChild>();
  const isIt = ({ invitation, child }: InvitedChild) => invitation.id === id && child.client === client;
  const place = list.findIndex(isIt);
  const isSought = client !== undefined && place < 0;
  const invitations = useStaffInvitationsQuery();
  const clients = useStaffClientsQuery(id, { skip: !isSought });
  const invitation = invitations.data?.find((one) => one.id === id);
  const isHidden = clients.error !== undefined && failureOf(clients.error).code === 'not-found';
  const child = isHidden ? undefined : clients.currentData?.find((one) => one.client === client);
  const found = list[place] ?? (invitation && child && { invitation, child });
  if (found && (found.child !== kept?.child || found.invitation !== kept.invitation)) setKept(found);
  const isListed = clients.currentData !== undefined && invitations.data !== undefined && !clients.isFetching;
  const isMissing = isSought && !found && (isHidden || isListed);
  const one = found ?? (!isMissing && kept && isIt(kept) ? kept : undefined);
  if (!isSought || one) return { one, place, isMissing: false, deleted: undefined, error: undefined };
  return {
    one,
    place,
    isMissing,
    deleted: invitation?.deletedChildren.find((gone) => gone.client === client)?.day,
    error: isHidden ? undefined : clients.error,
  };
}
