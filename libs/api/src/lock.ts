import { apiAddress } from './address.ts';
import { LOCK_NOW, SET_LOCK, UNLOCK, partsOf } from '@lykta/domain/calls';
import { api } from './base.ts';
import type { BodyOf, ReplyOf } from '@lykta/domain/contract';

/** Calls for the app lock: a four-digit PIN that the server checks (docs/api.md). */
export const lockApi = api.enhanceEndpoints({ addTagTypes: ['Session', 'Invitations'] }).injectEndpoints({
  endpoints: (build) => ({
    /**
     * Sets the lock; null turns it off. Changing or removing a lock gives 403 `confirm-password` unless the password
     * was typed recently.
     */
    setLock: build.mutation<ReplyOf<typeof SET_LOCK>, BodyOf<typeof SET_LOCK>>({
      query: (body) => ({ call: SET_LOCK, body }),
      invalidatesTags: ['Session'],
    }),
    /** Locks this session; without a lock it has no effect. Uses `keepalive`, because the page may be closing. */
    lockNow: build.mutation<ReplyOf<typeof LOCK_NOW>, void>({
      query: () => ({ call: LOCK_NOW, keepalive: true }),
    }),
    /**
     * Unlocks: 401 `wrong-pin`; after five of these 403 `confirm-password`, and then only the password unlocks.
     */
    unlock: build.mutation<ReplyOf<typeof UNLOCK>, BodyOf<typeof UNLOCK>>({
      query: (body) => ({ call: UNLOCK, body }),
      invalidatesTags: ['Session', 'Invitations'],
    }),
  }),
});

export const { useSetLockMutation, useUnlockMutation } = lockApi;

/**
 * Locks this session while the page closes. It starts the request before it returns, because a closing page runs no
 * later step of a call. In the native shell, where the page stays, {@link lockApi} is used instead.
 */
export function lockOnTheWayOut(): void {
  const { method, path } = partsOf(LOCK_NOW);
  // The result does not matter: the server locks the session itself after a minute.
  fetch(apiAddress(document, window.location) + path, {
    method,
    credentials: 'include',
    keepalive: true,
  }).catch(() => undefined);
}
