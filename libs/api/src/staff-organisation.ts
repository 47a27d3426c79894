import type { RecoveryCodes, TotpSecret } from '@lykta/domain';
import {
  ADD_MEMBER,
  CHANGE_MEMBER,
  CHANGE_ORGANISATION,
  EXPORT_STAFF_ANSWERS,
  FINISH_STAFF_RESET,
  LIST_MEMBERS,
  READ_LOAD,
  READ_NEWS,
  READ_ORGANISATION,
  SET_STAFF_TOTP,
  START_STAFF_RESET,
} from '@lykta/domain/calls';
import { api } from './base.ts';
import type { BodyOf, ReplyOf } from '@lykta/domain/contract';
import { staffAnswersOf, type StaffAnswersKey } from './staff.ts';

/** Calls for an organisation's data, and for a member's own sign-in settings. */
export const staffOrganisationApi = api
  .enhanceEndpoints({
    addTagTypes: ['Staff', 'StaffMembers', 'StaffOrganisation', 'StaffInvitations'],
  })
  .injectEndpoints({
    endpoints: (build) => ({
      staffNews: build.query<ReplyOf<typeof READ_NEWS>, void>({
        query: () => ({ call: READ_NEWS }),
        keepUnusedDataFor: 0,
      }),
      /** How much waits for each worker: numbers, for an admin. */
      staffLoad: build.query<ReplyOf<typeof READ_LOAD>, void>({
        query: () => ({ call: READ_LOAD }),
        keepUnusedDataFor: 0,
      }),
      members: build.query<ReplyOf<typeof LIST_MEMBERS>, void>({
        query: () => ({ call: LIST_MEMBERS }),
        providesTags: ['StaffMembers'],
      }),
      addMember: build.mutation<ReplyOf<typeof ADD_MEMBER>, BodyOf<typeof ADD_MEMBER>>({
        query: (body) => ({ call: ADD_MEMBER, body }),
        invalidatesTags: ['StaffMembers', 'StaffOrganisation'],
      }),
      changeMember: build.mutation<
        ReplyOf<typeof CHANGE_MEMBER>,
        { id: string; change: BodyOf<typeof CHANGE_MEMBER> }
      >({
        query: ({ id, change }) => ({ call: CHANGE_MEMBER, params: { id }, body: change }),
        invalidatesTags: ['StaffMembers', 'StaffOrganisation', 'Staff'],
      }),
      organisation: build.query<ReplyOf<typeof READ_ORGANISATION>, void>({
        query: () => ({ call: READ_ORGANISATION }),
        providesTags: ['StaffOrganisation'],
      }),
      changeOrganisation: build.mutation<
        ReplyOf<typeof CHANGE_ORGANISATION>,
        BodyOf<typeof CHANGE_ORGANISATION>
      >({
        query: (body) => ({ call: CHANGE_ORGANISATION, body }),
        invalidatesTags: ['StaffOrganisation', 'StaffInvitations'],
      }),
      /** Requests a secret for an authenticator app; each call makes a new one until a code confirms it. */
      totpSecret: build.mutation<TotpSecret, void>({
        query: () => ({ call: SET_STAFF_TOTP, body: {} }),
      }),
      /** Confirms the secret with a code of the app; the recovery codes are returned only once. */
      confirmTotp: build.mutation<RecoveryCodes, string>({
        query: (code) => ({ call: SET_STAFF_TOTP, body: { code } }),
      }),
      /** Requests a link for a new password, if the member exists. */
      startStaffReset: build.mutation<ReplyOf<typeof START_STAFF_RESET>, BodyOf<typeof START_STAFF_RESET>>({
        query: (body) => ({ call: START_STAFF_RESET, body }),
      }),
      finishStaffReset: build.mutation<
        ReplyOf<typeof FINISH_STAFF_RESET>,
        BodyOf<typeof FINISH_STAFF_RESET> & { token: string }
      >({
        query: ({ token, ...body }) => ({
          call: FINISH_STAFF_RESET,
          body,
          headers: { Authorization: `Bearer ${token}` },
        }),
      }),
      /** The same answers or figures as CSV. A mutation, because reading answers is logged. */
      exportAnswers: build.mutation<string, StaffAnswersKey>({
        query: (key) => ({ call: EXPORT_STAFF_ANSWERS, ...staffAnswersOf(key), responseHandler: 'text' }),
      }),
    }),
  });

export const {
  useStaffNewsQuery,
  useStaffLoadQuery,
  useMembersQuery,
  useAddMemberMutation,
  useChangeMemberMutation,
  useOrganisationQuery,
  useChangeOrganisationMutation,
  useTotpSecretMutation,
  useConfirmTotpMutation,
  useStartStaffResetMutation,
  useFinishStaffResetMutation,
  useExportAnswersMutation,
} = staffOrganisationApi;
