import type { SetLock, Unlock } from '@lykta/domain';
import type { z } from 'zod';
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

export const { useSetLockMutation, useLockNowMutation, useUnlockMutation } = lockApi;
