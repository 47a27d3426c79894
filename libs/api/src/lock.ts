import type { SetLock, Unlock } from '@lykta/domain';
import type { z } from 'zod';
import { apiAddress } from './address.ts';
import { api } from './base.ts';

/** The lock of the app: four digits that the server checks (docs/api.md). */
export const lockApi = api.enhanceEndpoints({ addTagTypes: ['Session', 'Invitations'] }).injectEndpoints({
  endpoints: (build) => ({
    /** Null turns it off. To change or turn off a lock: 403 `confirm-password` unless the password was typed lately. */
    setLock: build.mutation<null, z.input<typeof SetLock>>({
      query: (body) => ({ url: 'clients/lock', method: 'PUT', body }),
      invalidatesTags: ['Session'],
    }),
    /** Locks this session; nothing happens without a lock. `keepalive`: the page may be on its way out. */
    lockNow: build.mutation<null, void>({
      query: () => ({ url: 'clients/lock/now', method: 'POST', keepalive: true }),
    }),
    /** 401 `wrong-pin`; after five of them 403 `confirm-password`: then `clients/confirm` unlocks. */
    unlock: build.mutation<null, z.input<typeof Unlock>>({
      query: (body) => ({ url: 'clients/unlock', method: 'POST', body }),
      invalidatesTags: ['Session', 'Invitations'],
    }),
  }),
});

export const { useSetLockMutation, useUnlockMutation } = lockApi;

/**
 * Locks this session while the page is being left. The call is on its way before this returns: a page that goes away
 * runs no later step of a call. In the native shell, whose page stays, {@link lockApi} does it.
 */
export function lockOnTheWayOut(): void {
  const url = `${apiAddress(document, window.location)}/clients/lock/now`;
  // Whether it arrives is not waited for; the server locks by itself after a minute.
  fetch(url, { method: 'POST', credentials: 'include', keepalive: true }).catch(() => undefined);
}
