import {
  useStaffChildrenInfiniteQuery,
  useStaffInvitationsQuery,
  type ChildrenFilter,
  type InvitedChild,
} from '@lykta/api';
import type { ChildCounts } from '@lykta/domain';
import { useCallback, useMemo } from 'react';

/** Children loaded so far, page by page. */
export interface ChildrenFound {
  /** Undefined while the first page loads. */
  list: InvitedChild[] | undefined;
  /** How many children each filter leaves, where the server says so. */
  counts: ChildCounts | undefined;
  error: unknown;
  isLoading: boolean;
  refetch: () => void;
  /** Loads the next page; undefined when there is none. */
  onEnd: (() => void) | undefined;
}

/** Seconds during which a list is shown again without asking the server. */
const SECONDS_KEPT = 30;

/**
 * The matching children with their invitations.
 * @param filter which children, and in which order; the latest events first without one
 * @param options.isFresh whether to ask the server each time that the screen opens
 */
export function useChildren(filter: ChildrenFilter, { isFresh = false } = {}): ChildrenFound {
  const children = useStaffChildrenInfiniteQuery(filter, {
    refetchOnMountOrArgChange: isFresh ? true : SECONDS_KEPT,
  });
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
    counts: pages?.[0]?.counts,
    error,
    isLoading: !error && list === undefined,
    refetch: () => {
      void children.refetch();
      void invitations.refetch();
    },
    onEnd: hasNextPage ? next : undefined,
  };
}
