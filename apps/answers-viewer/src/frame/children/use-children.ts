import {
  useStaffChildrenInfiniteQuery,
  useStaffInvitationsQuery,
  type ChildrenFilter,
  type InvitedChild,
} from '@lykta/api';
import { useCallback, useMemo } from 'react';

/** Children loaded so far, page by page. */
export interface ChildrenFound {
  /** Undefined while the first page loads. */
  list: InvitedChild[] | undefined;
  error: unknown;
  isLoading: boolean;
  refetch: () => void;
  /** Loads the next page; undefined when there is none. */
  onEnd: (() => void) | undefined;
}

/** The matching children with their invitations, the latest events first. */
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
