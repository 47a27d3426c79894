import type {
  ChangePassword,
  ClientSession,
  ConfirmPassword,
  FinishVerification,
  LegacySignIn,
  StartPasswordReset,
  StartVerification,
} from '@lykta/domain';
import type { z } from 'zod';
import { api } from './base.ts';

/** What a child does with the account itself (docs/product.md §7): new name, new password, leaving. */
export const accountApi = api.enhanceEndpoints({ addTagTypes: ['Session', 'Invitations'] }).injectEndpoints({
  endpoints: (build) => ({
    /** An old username and password; the session is good only for {@link useChangeUsernameMutation} and signing out. */
    signInLegacy: build.mutation<ClientSession, z.input<typeof LegacySignIn>>({
      query: (body) => ({ url: 'clients/signin/legacy', method: 'POST', body }),
      extraOptions: { session: 'begins' },
    }),
    /**
     * Another phone number or e-mail address for the account that is signed in; its other sessions end. 403
     * `confirm-password` unless the password was typed lately. An old login is signed out: it signs in with the new name.
     */
    changeUsername: build.mutation<null, string>({
      query: (username) => ({ url: 'clients/resetusername', method: 'POST', body: { username } }),
    }),
    /** Another password for the account that is signed in; 403 `confirm-password` unless it was typed lately. */
    changePassword: build.mutation<null, z.input<typeof ChangePassword>>({
      query: (body) => ({ url: 'clients/password', method: 'POST', body }),
    }),
    /** Brings the earlier login back, with the token of the message's link; every session ends. */
    undoLogin: build.mutation<null, string>({
      query: (token) => ({
        url: 'clients/undo',
        method: 'POST',
        body: {},
        headers: { Authorization: `Bearer ${token}` },
      }),
    }),
    /** Has a code sent to the account's own address; 400 `not-own-username` for another one. */
    startVerification: build.mutation<null, z.input<typeof StartVerification>>({
      query: (body) => ({ url: 'clients/verify/start', method: 'POST', body }),
    }),
    /** 401 `wrong-code`, 410 `code-expired`. Invitations that were sent to the address appear. */
    verifyAddress: build.mutation<null, z.input<typeof FinishVerification>>({
      query: (body) => ({ url: 'clients/verify', method: 'POST', body }),
      invalidatesTags: ['Session', 'Invitations'],
    }),
    /** Has a link sent, if there is such an account; the reply never tells. */
    startPasswordReset: build.mutation<null, z.input<typeof StartPasswordReset>>({
      query: (body) => ({ url: 'clients/resetpwd/start', method: 'POST', body }),
    }),
    /** A new password, with the token of the link; every session ends. */
    finishPasswordReset: build.mutation<null, { token: string; password: string }>({
      query: ({ token, password }) => ({
        url: 'clients/resetpwd',
        method: 'POST',
        body: { password },
        headers: { Authorization: `Bearer ${token}` },
      }),
    }),
    /** Shows again that it is the child: good for 15 minutes. */
    confirmPassword: build.mutation<null, z.input<typeof ConfirmPassword>>({
      query: (body) => ({ url: 'clients/confirm', method: 'POST', body }),
    }),
    /**
     * Erases the account; published figures stay (docs/decisions/0049). The call wants `keepAnswers`, which makes no
     * difference. 403 `confirm-password` on an older session.
     */
    deleteAccount: build.mutation<null, string>({
      query: (id) => ({ url: `clients/${encodeURIComponent(id)}?keepAnswers=0`, method: 'DELETE' }),
      extraOptions: { session: 'ends' },
    }),
    /** All that is stored about the child, as text. 403 `confirm-password` on an older session. */
    exportData: build.query<string, void>({
      query: () => ({ url: 'clients/export', responseHandler: 'text' }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const {
  useSignInLegacyMutation,
  useChangeUsernameMutation,
  useChangePasswordMutation,
  useUndoLoginMutation,
  useStartVerificationMutation,
  useVerifyAddressMutation,
  useStartPasswordResetMutation,
  useFinishPasswordResetMutation,
  useConfirmPasswordMutation,
  useDeleteAccountMutation,
  useLazyExportDataQuery,
} = accountApi;
