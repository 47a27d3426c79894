import {
  CHANGE_INVITATION,
  CHANGE_STAFF_PASSWORD,
  CREATE_INVITATION,
  END_CASE,
  GIVE_REASON,
  LIST_INVITATION_CLIENTS,
  LIST_STAFF_FORMS,
  LIST_STAFF_INVITATIONS,
  READ_STAFF_ANSWERS,
  READ_STAFF_SESSION,
  REQUEST_FORMS,
  SIGN_IN_STAFF,
  SIGN_OUT_STAFF,
  STOP_REPEAT,
  WITHDRAW_REQUEST,
} from '@lykta/domain/calls';
import { api } from './base.ts';
import type { BodyOf, ReplyOf } from '@lykta/domain/contract';
import { formParams, type FormKey } from './forms.ts';

/** Selects answers for staff: `stats` of an invitation, a unit or the organisation, or `answers` of one child. */
export type StaffAnswersKey = FormKey &
  (
    | { format: 'answers'; invitation: string; client: string; request?: string }
    | { format: 'stats'; invitation?: string; unit?: string; period?: string }
  );

/** Returns what both calls for answers take: reading and exporting. */
export const staffAnswersOf = ({ id, version, ...querystring }: StaffAnswersKey) => ({
  params: formParams({ id, version }),
  querystring,
});

/** Calls for case workers and invitation owners. */
export const staffApi = api
  .enhanceEndpoints({ addTagTypes: ['Staff', 'StaffForms', 'StaffInvitations'] })
  .injectEndpoints({
    endpoints: (build) => ({
      staff: build.query<ReplyOf<typeof READ_STAFF_SESSION>, void>({
        query: () => ({ call: READ_STAFF_SESSION }),
        providesTags: ['Staff'],
      }),
      staffSignIn: build.mutation<ReplyOf<typeof SIGN_IN_STAFF>, BodyOf<typeof SIGN_IN_STAFF>>({
        query: (body) => ({ call: SIGN_IN_STAFF, body }),
      }),
      staffSignOut: build.mutation<ReplyOf<typeof SIGN_OUT_STAFF>, BodyOf<typeof SIGN_OUT_STAFF> | void>({
        query: (body) => ({ call: SIGN_OUT_STAFF, body: body ?? {} }),
      }),
      /**
       * Changes the password; 401 `wrong-credentials` if the current one is wrong. Ends the member's other sessions.
       */
      changeStaffPassword: build.mutation<
        ReplyOf<typeof CHANGE_STAFF_PASSWORD>,
        BodyOf<typeof CHANGE_STAFF_PASSWORD>
      >({
        query: (body) => ({ call: CHANGE_STAFF_PASSWORD, body }),
      }),
      staffForms: build.query<ReplyOf<typeof LIST_STAFF_FORMS>, void>({
        query: () => ({ call: LIST_STAFF_FORMS }),
        providesTags: ['StaffForms'],
      }),
      staffInvitations: build.query<ReplyOf<typeof LIST_STAFF_INVITATIONS>, void>({
        query: () => ({ call: LIST_STAFF_INVITATIONS }),
        providesTags: ['StaffInvitations'],
      }),
      createInvitation: build.mutation<ReplyOf<typeof CREATE_INVITATION>, BodyOf<typeof CREATE_INVITATION>>({
        query: (body) => ({ call: CREATE_INVITATION, body }),
        invalidatesTags: ['StaffInvitations'],
      }),
      changeInvitation: build.mutation<
        ReplyOf<typeof CHANGE_INVITATION>,
        BodyOf<typeof CHANGE_INVITATION> & { id: string }
      >({
        query: ({ id, ...body }) => ({ call: CHANGE_INVITATION, params: { id }, body }),
        invalidatesTags: ['StaffInvitations'],
      }),
      requestForms: build.mutation<
        ReplyOf<typeof REQUEST_FORMS>,
        BodyOf<typeof REQUEST_FORMS> & { id: string }
      >({
        query: ({ id, ...body }) => ({ call: REQUEST_FORMS, params: { id }, body }),
        invalidatesTags: ['StaffInvitations'],
      }),
      /** Withdraws a request from every child who has not begun. */
      withdrawRequest: build.mutation<ReplyOf<typeof WITHDRAW_REQUEST>, { id: string; request: string }>({
        query: (params) => ({ call: WITHDRAW_REQUEST, params }),
        invalidatesTags: ['StaffInvitations'],
      }),
      /** Lets no further round of a request follow. */
      stopRepeat: build.mutation<ReplyOf<typeof STOP_REPEAT>, { id: string; request: string }>({
        query: (params) => ({ call: STOP_REPEAT, params }),
        invalidatesTags: ['StaffInvitations'],
      }),
      /** Ends one child's case, or opens it again. */
      endCase: build.mutation<
        ReplyOf<typeof END_CASE>,
        { id: string; client: string } & BodyOf<typeof END_CASE>
      >({
        query: ({ ended, ...params }) => ({ call: END_CASE, params, body: { ended } }),
        invalidatesTags: ['StaffInvitations'],
      }),
      staffClients: build.query<ReplyOf<typeof LIST_INVITATION_CLIENTS>, string>({
        query: (id) => ({ call: LIST_INVITATION_CLIENTS, params: { id } }),
        providesTags: ['StaffInvitations'],
      }),
      giveReason: build.mutation<ReplyOf<typeof GIVE_REASON>, BodyOf<typeof GIVE_REASON>>({
        query: (body) => ({ call: GIVE_REASON, body }),
      }),
      staffAnswers: build.query<ReplyOf<typeof READ_STAFF_ANSWERS>, StaffAnswersKey>({
        query: (key) => ({ call: READ_STAFF_ANSWERS, ...staffAnswersOf(key) }),
        keepUnusedDataFor: 0,
      }),
    }),
  });

export const {
  useStaffQuery,
  useStaffSignInMutation,
  useStaffSignOutMutation,
  useChangeStaffPasswordMutation,
  useStaffFormsQuery,
  useStaffInvitationsQuery,
  useCreateInvitationMutation,
  useChangeInvitationMutation,
  useRequestFormsMutation,
  useWithdrawRequestMutation,
  useStopRepeatMutation,
  useEndCaseMutation,
  useStaffClientsQuery,
  useGiveReasonMutation,
  useStaffAnswersQuery,
} = staffApi;
