import {
  useStaffChildrenInfiniteQuery,
  useStaffInvitationsQuery,
  type ChildrenFilter,
  type InvitedChild,
} from '@lykta/api';
import { useCallback, useMemo } from 'react';

/** A part of the children, page by page. */
export interface ChildrenFound {
  /** Undefined while the first page comes. */
  list: InvitedChild[] | undefined;
  error: unknown;
  isLoading: boolean;
  refetch: () => void;
  /** Fetches the next page; undefined where there is none. */
  onEnd: (() => void) | undefined;
}

/** The children that fit, each with its invitation, those with whom something happened last first. */
export function useChildren(filter: ChildrenFilter): ChildrenFound {
  const children = useStaffChildrenInfiniteQuery(filter, { refetchOnMountOrArgChange: 30 });
  const invitations = useStaffInvitationsQuery();
  const { fetchNextPage, hasNextPage, isFetching } = children;
  const pages = children.currentData?.pages;
  const list = useMemo(() => {
    if (!pages || !invitations.data) return undefined;
    const byId = new Map(invitations.data.map((one) => [one.id, one]));
    return pages.flatMap(({ clients }) =>
      clients.flatMap((child) => {
        const invitation = byId.get(child.invitation);
        return invitation ? { invitation, child } : [];
      }),
    );
  }, [pages, invitations.data]);
  const next = useCallback(() => {
    if (!isFetching) void fetchNextPage();
  }, [fetchNextPage, isFetching]);
  const error = children.error ?? invitations.error;
  return {
    list,
    error,
    isLoading: !error && list === undefined,
    refetch: () => {
      void children.refetch();
      void invitations.refetch();
    },
    onEnd: hasNextPage ? next : undefined,
  };
}
