import type { BotCheckPurpose } from '@lykta/domain';
import {
  CREATE_ACCOUNT,
  IS_BOT_CHECK_ON,
  READ_CHALLENGE,
  READ_SESSION,
  SIGN_IN,
  SIGN_OUT,
  VERIFY_CHALLENGE,
} from '@lykta/domain/calls';
import { api, sendStoredSignOut } from './base.ts';
import type { BodyOf, ReplyOf } from '@lykta/domain/contract';

/** Calls for the child's session: restore, create, sign in, sign out (docs/product.md §7). */
export const sessionApi = api.enhanceEndpoints({ addTagTypes: ['Session', 'Invitations'] }).injectEndpoints({
  endpoints: (build) => ({
    session: build.query<ReplyOf<typeof READ_SESSION>, void>({
      query: () => ({ call: READ_SESSION }),
      providesTags: ['Session', 'Invitations'],
    }),
    createAccount: build.mutation<ReplyOf<typeof CREATE_ACCOUNT>, BodyOf<typeof CREATE_ACCOUNT>>({
      query: (body) => ({ call: CREATE_ACCOUNT, body }),
      extraOptions: { session: 'begins' },
    }),
    signIn: build.mutation<ReplyOf<typeof SIGN_IN>, BodyOf<typeof SIGN_IN>>({
      query: (body) => ({ call: SIGN_IN, body }),
      extraOptions: { session: 'begins' },
    }),
    /** Sends a sign-out stored in this browser to the server; succeeds if there is none. */
    sendSignOut: build.mutation<null, void>({
      queryFn: async (_nothing, call, extra) => {
        const error = await sendStoredSignOut(call, extra);
        return error ? { error } : { data: null };
      },
    }),
    /** Ends the session on every device; it has ended once the server has replied. */
    signOutEverywhere: build.mutation<ReplyOf<typeof SIGN_OUT>, void>({
      query: () => ({ call: SIGN_OUT, body: { everywhere: true } }),
      extraOptions: { session: 'ends' },
    }),
    /** Returns whether the bot-check is on for a form: true (204) or false (404). */
    botCheckOn: build.query<boolean, BotCheckPurpose>({
      query: (purpose) => ({
        call: IS_BOT_CHECK_ON,
        params: { purpose },
        validateStatus: (response) => response.status === 204 || response.status === 404,
      }),
      transformResponse: (reply: unknown) => reply === null,
    }),
    /** Fetches a new challenge for the bot-check widget; the ticket of a failed try sets its difficulty. */
    botCheckChallenge: build.query<
      ReplyOf<typeof READ_CHALLENGE>,
      { purpose: BotCheckPurpose; ticket?: string }
    >({
      query: (querystring) => ({ call: READ_CHALLENGE, querystring }),
      keepUnusedDataFor: 0,
    }),
    /** Verifies the CAPTCHA code that the person typed. */
    verifyBotCheck: build.mutation<ReplyOf<typeof VERIFY_CHALLENGE>, BodyOf<typeof VERIFY_CHALLENGE>>({
      query: (body) => ({ call: VERIFY_CHALLENGE, body }),
    }),
  }),
});

export const {
  useSessionQuery,
  useCreateAccountMutation,
  useSignInMutation,
  useSignOutEverywhereMutation,
  useBotCheckOnQuery,
  useLazyBotCheckOnQuery,
  useLazyBotCheckChallengeQuery,
  useVerifyBotCheckMutation,
} = sessionApi;
