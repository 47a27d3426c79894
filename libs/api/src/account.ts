import {
  CHANGE_PASSWORD,
  CHANGE_USERNAME,
  CONFIRM_PASSWORD,
  DELETE_ACCOUNT,
  EXPORT_DATA,
  CHECK_RESET_LINK,
  FINISH_PASSWORD_RESET,
  FINISH_VERIFICATION,
  SIGN_IN_LEGACY,
  START_PASSWORD_RESET,
  START_VERIFICATION,
  UNDO_LOGIN,
} from '@lykta/domain/calls';
import { api } from './base.ts';
import type { BodyOf, ReplyOf } from '@lykta/domain/contract';

/** Calls for the account itself (docs/product.md §7): new name, new password, deletion. */
export const accountApi = api.enhanceEndpoints({ addTagTypes: ['Session', 'Invitations'] }).injectEndpoints({
  endpoints: (build) => ({
    /**
     * Signs in with an old username and password; the session allows only {@link useChangeUsernameMutation} and signing
     * out.
     */
    signInLegacy: build.mutation<ReplyOf<typeof SIGN_IN_LEGACY>, BodyOf<typeof SIGN_IN_LEGACY>>({
      query: (body) => ({ call: SIGN_IN_LEGACY, body }),
      extraOptions: { session: 'begins' },
    }),
    /**
     * Changes the phone number or e-mail address of the signed-in account and ends its other sessions. 403
     * `confirm-password` unless the password was typed recently. An imported login is signed out and must sign in with
     * the new name.
     */
    changeUsername: build.mutation<ReplyOf<typeof CHANGE_USERNAME>, string>({
      query: (username) => ({ call: CHANGE_USERNAME, body: { username } }),
    }),
    /** Changes the password of the signed-in account; 403 `confirm-password` unless it was typed recently. */
    changePassword: build.mutation<ReplyOf<typeof CHANGE_PASSWORD>, BodyOf<typeof CHANGE_PASSWORD>>({
      query: (body) => ({ call: CHANGE_PASSWORD, body }),
    }),
    /** Restores the previous login with the token of the message's link; ends every session. */
    undoLogin: build.mutation<ReplyOf<typeof UNDO_LOGIN>, string>({
      query: (token) => ({ call: UNDO_LOGIN, headers: { Authorization: `Bearer ${token}` } }),
    }),
    /** Requests a code sent to the account's own address; 400 `not-own-username` for another address. */
    startVerification: build.mutation<ReplyOf<typeof START_VERIFICATION>, BodyOf<typeof START_VERIFICATION>>({
      query: (body) => ({ call: START_VERIFICATION, body }),
    }),
    /** Checks the code: 401 `wrong-code`, 410 `code-expired`. Invitations sent to the address then appear. */
    verifyAddress: build.mutation<ReplyOf<typeof FINISH_VERIFICATION>, BodyOf<typeof FINISH_VERIFICATION>>({
      query: (body) => ({ call: FINISH_VERIFICATION, body }),
      invalidatesTags: ['Session', 'Invitations'],
    }),
    /** Requests a reset link; the reply does not say whether the account exists. */
    startPasswordReset: build.mutation<
      ReplyOf<typeof START_PASSWORD_RESET>,
      BodyOf<typeof START_PASSWORD_RESET>
    >({
      query: (body) => ({ call: START_PASSWORD_RESET, body }),
    }),
    /** Whether the link still works: 401 `link-expired`. Uses nothing up. */
    resetLink: build.query<ReplyOf<typeof CHECK_RESET_LINK>, string>({
      query: (token) => ({ call: CHECK_RESET_LINK, headers: { Authorization: `Bearer ${token}` } }),
      keepUnusedDataFor: 0,
    }),
    /** Sets a new password with the token of the link; ends every session. */
    finishPasswordReset: build.mutation<
      ReplyOf<typeof FINISH_PASSWORD_RESET>,
      BodyOf<typeof FINISH_PASSWORD_RESET> & { token: string }
    >({
      query: ({ token, ...body }) => ({
        call: FINISH_PASSWORD_RESET,
        body,
        headers: { Authorization: `Bearer ${token}` },
      }),
    }),
    /** Confirms the password again; valid for 15 minutes. */
    confirmPassword: build.mutation<ReplyOf<typeof CONFIRM_PASSWORD>, BodyOf<typeof CONFIRM_PASSWORD>>({
      query: (body) => ({ call: CONFIRM_PASSWORD, body }),
    }),
    /**
     * Deletes the account; published figures stay (docs/decisions/0049). The required `keepAnswers` has no effect. 403
     * `confirm-password` if the password was not typed recently.
     */
    deleteAccount: build.mutation<ReplyOf<typeof DELETE_ACCOUNT>, string>({
      query: (id) => ({ call: DELETE_ACCOUNT, params: { id }, querystring: { keepAnswers: '0' } }),
      extraOptions: { session: 'ends' },
    }),
    /** All stored data about the child, as text. 403 `confirm-password` if the password was not typed recently. */
    exportData: build.query<string, void>({
      query: () => ({ call: EXPORT_DATA, responseHandler: 'text' }),
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
  useResetLinkQuery,
  useFinishPasswordResetMutation,
  useConfirmPasswordMutation,
  useDeleteAccountMutation,
  useLazyExportDataQuery,
} = accountApi;
