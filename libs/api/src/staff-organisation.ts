import type {
  CreateMember,
  Form,
  Member,
  Organisation,
  PatchMember,
  PatchOrganisation,
  RecoveryCodes,
  StaffForm,
  StaffNews,
  TotpSecret,
} from '@lykta/domain';
import { api } from './base.ts';
import { staffAnswersPath, type StaffAnswersKey } from './staff.ts';

/** What an organisation has, and how its members keep their own sign-in. */
export const staffOrganisationApi = api
  .enhanceEndpoints({ addTagTypes: ['Staff', 'StaffForms', 'StaffMembers', 'StaffOrganisation'] })
  .injectEndpoints({
    endpoints: (build) => ({
      staffNews: build.query<StaffNews, void>({ query: () => 'staff/news', keepUnusedDataFor: 0 }),
      importForm: build.mutation<StaffForm, Form>({
        query: (body) => ({ url: 'staff/forms', method: 'POST', body }),
        invalidatesTags: ['StaffForms'],
      }),
      members: build.query<Member[], void>({ query: () => 'staff/members', providesTags: ['StaffMembers'] }),
      addMember: build.mutation<Member, CreateMember>({
        query: (body) => ({ url: 'staff/members', method: 'POST', body }),
        invalidatesTags: ['StaffMembers', 'StaffOrganisation'],
      }),
      changeMember: build.mutation<Member, { id: string; change: PatchMember }>({
        query: ({ id, change }) => ({
          url: `staff/members/${encodeURIComponent(id)}`,
          method: 'PATCH',
          body: change,
        }),
        invalidatesTags: ['StaffMembers', 'StaffOrganisation', 'Staff'],
      }),
      organisation: build.query<Organisation, void>({
        query: () => 'staff/organisation',
        providesTags: ['StaffOrganisation'],
      }),
      changeOrganisation: build.mutation<Organisation, PatchOrganisation>({
        query: (body) => ({ url: 'staff/organisation', method: 'PATCH', body }),
        invalidatesTags: ['StaffOrganisation'],
      }),
      /** Asks for a secret for an authenticator app; made anew each time until a code confirms it. */
      totpSecret: build.mutation<TotpSecret, void>({
        query: () => ({ url: 'staff/totp', method: 'POST', body: {} }),
      }),
      /** Confirms the secret with a code of the app; the recovery codes are told this once. */
      confirmTotp: build.mutation<RecoveryCodes, string>({
        query: (code) => ({ url: 'staff/totp', method: 'POST', body: { code } }),
      }),
      /** Has a link for a new password sent, if there is such a member. */
      startStaffReset: build.mutation<null, { email: string; redirect: string; altcha?: string }>({
        query: (body) => ({ url: 'staff/resetpwd/start', method: 'POST', body }),
      }),
      finishStaffReset: build.mutation<null, { token: string; password: string }>({
        query: ({ token, password }) => ({
          url: 'staff/resetpwd',
          method: 'POST',
          body: { password },
          headers: { Authorization: `Bearer ${token}` },
        }),
      }),
      /** The same answers or figures as a table, in CSV. A mutation, since reading answers leaves a line in the log. */
      exportAnswers: build.mutation<string, StaffAnswersKey>({
        query: (key) => ({ url: staffAnswersPath(key).replace('?', '/export?'), responseHandler: 'text' }),
      }),
    }),
  });

export const {
  useStaffNewsQuery,
  useImportFormMutation,
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
