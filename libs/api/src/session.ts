import type {
  BotCheckChallenge,
  BotCheckPurpose,
  BotCheckVerdict,
  ClientSession,
  CreateAccount,
  SignIn,
  VerifyBotCheck,
} from '@lykta/domain';
import type { z } from 'zod';
import { api, tellWaitingSignOut } from './base.ts';

/** The child's session: restore, create, sign in, sign out (docs/product.md §7). */
export const sessionApi = api.enhanceEndpoints({ addTagTypes: ['Session', 'Invitations'] }).injectEndpoints({
  endpoints: (build) => ({
    session: build.query<ClientSession, void>({
      query: () => 'clients',
      providesTags: ['Session', 'Invitations'],
    }),
    createAccount: build.mutation<ClientSession, z.input<typeof CreateAccount>>({
      query: (body) => ({ url: 'clients', method: 'POST', body }),
      extraOptions: { session: 'begins' },
    }),
    signIn: build.mutation<ClientSession, z.input<typeof SignIn>>({
      query: (body) => ({ url: 'clients/signin', method: 'POST', body }),
      extraOptions: { session: 'begins' },
    }),
    /** Tells the server of a sign-out that waits in this browser; succeeds when none waits. */
    tellSignOut: build.mutation<null, void>({
      queryFn: async (_nothing, call, extra) => {
        const error = await tellWaitingSignOut(call, extra);
        return error ? { error } : { data: null };
      },
    }),
    /** Ends the session on every device; over when the server says so. */
    signOutEverywhere: build.mutation<null, void>({
      query: () => ({ url: 'clients/logout', method: 'POST', body: { everywhere: true } }),
      extraOptions: { session: 'ends' },
    }),
    /** Whether the bot-check is on for a form: true (204) or false (404). */
    botCheckOn: build.query<boolean, BotCheckPurpose>({
      query: (purpose) => ({
        url: `clients/challenge/${purpose}`,
        validateStatus: (response) => response.status === 204 || response.status === 404,
      }),
      transformResponse: (reply: unknown) => reply === null,
    }),
    /** A fresh challenge for the bot-check widget; the ticket of a failed try makes it as hard as it has to be. */
    botCheckChallenge: build.query<BotCheckChallenge, { purpose: BotCheckPurpose; ticket?: string }>({
      query: ({ purpose, ticket }) => challengePath(purpose, ticket),
      keepUnusedDataFor: 0,
    }),
    /** Has the code verified that somebody read or heard. */
    verifyBotCheck: build.mutation<z.infer<typeof BotCheckVerdict>, z.input<typeof VerifyBotCheck>>({
      query: (body) => ({ url: 'clients/challenge/verify', method: 'POST', body }),
    }),
  }),
});

export const {
  useSessionQuery,
  useCreateAccountMutation,
  useSignInMutation,
  useSignOutEverywhereMutation,
  useBotCheckOnQuery,
  useLazyBotCheckChallengeQuery,
  useVerifyBotCheckMutation,
} = sessionApi;

function challengePath(purpose: BotCheckPurpose, ticket?: string): string {
  return `clients/challenge?${new URLSearchParams({ purpose, ...(ticket ? { ticket } : {}) }).toString()}`;
}
