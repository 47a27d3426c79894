import type { BotCheckPurpose, ClientSession, CreateAccount, SignIn, SignOut } from '@lykta/domain';
import type { z } from 'zod';
import { api } from './base.ts';

/** The child's session: restore, create, sign in, sign out (docs/product.md §7). */
export const sessionApi = api.enhanceEndpoints({ addTagTypes: ['Session', 'Invitations'] }).injectEndpoints({
  endpoints: (build) => ({
    session: build.query<ClientSession, void>({
      query: () => 'clients',
      providesTags: ['Session', 'Invitations'],
    }),
    createAccount: build.mutation<ClientSession, z.input<typeof CreateAccount>>({
      query: (body) => ({ url: 'clients', method: 'POST', body }),
    }),
    signIn: build.mutation<ClientSession, z.input<typeof SignIn>>({
      query: (body) => ({ url: 'clients/signin', method: 'POST', body }),
    }),
    signOut: build.mutation<null, z.input<typeof SignOut>>({
      query: (body) => ({ url: 'clients/logout', method: 'POST', body }),
    }),
    /** Whether the bot-check is on for a form: true (204) or false (404). */
    botCheckOn: build.query<boolean, BotCheckPurpose>({
      query: (purpose) => ({
        url: `clients/challenge/${purpose}`,
        validateStatus: (response) => response.status === 204 || response.status === 404,
      }),
      transformResponse: (reply: unknown) => reply === null,
    }),
  }),
});

export const {
  useSessionQuery,
  useCreateAccountMutation,
  useSignInMutation,
  useSignOutMutation,
  useBotCheckOnQuery,
} = sessionApi;

/** Where the bot-check widget fetches its challenge and has a code verified; relative to the API's address. */
export function challengePaths(
  purpose: BotCheckPurpose,
  ticket?: string,
): { challenge: string; verify: string } {
  const query = new URLSearchParams({ purpose, ...(ticket ? { ticket } : {}) });
  return { challenge: `clients/challenge?${query.toString()}`, verify: 'clients/challenge/verify' };
}
