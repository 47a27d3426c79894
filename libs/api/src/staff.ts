import type {
  ChangeStaffPassword,
  CreateInvitation,
  FormAnswers,
  FormRef,
  InvitationStatus,
  StaffClient,
  StaffForm,
  StaffInvitation,
  StaffSession,
  StaffSignIn,
} from '@lykta/domain';
import { api } from './base.ts';
import type { FormKey } from './forms.ts';

/** Which answers staff ask for; `stats` of an invitation, a unit or the organisation, `answers` of one child. */
export type StaffAnswersKey = FormKey &
  (
    | { format: 'answers'; invitation: string; client: string; request?: string }
    | { format: 'stats'; invitation?: string; unit?: string; period?: string }
  );

/** Path and query of GET staff/answers/…. */
export function staffAnswersPath({ id, version, ...filter }: StaffAnswersKey): string {
  const given = Object.entries(filter).filter(([, value]) => value !== undefined && value !== '');
  return `staff/answers/${encodeURIComponent(id)}/${version}?${new URLSearchParams(Object.fromEntries(given))}`;
}

const invitationPath = (id: string) => `staff/invitations/${encodeURIComponent(id)}`;

/** What case workers and invitation owners use. */
export const staffApi = api
  .enhanceEndpoints({ addTagTypes: ['Staff', 'StaffForms', 'StaffInvitations'] })
  .injectEndpoints({
    endpoints: (build) => ({
      staff: build.query<StaffSession, void>({ query: () => 'staff', providesTags: ['Staff'] }),
      staffSignIn: build.mutation<StaffSession, StaffSignIn>({
        query: (body) => ({ url: 'staff/signin', method: 'POST', body }),
      }),
      staffSignOut: build.mutation<null, { everywhere?: boolean } | void>({
        query: (body) => ({ url: 'staff/logout', method: 'POST', body: body ?? {} }),
      }),
      /** Another password; 401 `wrong-credentials` when the current one is wrong. The member's other sessions end. */
      changeStaffPassword: build.mutation<null, ChangeStaffPassword>({
        query: (body) => ({ url: 'staff/password', method: 'POST', body }),
      }),
      staffForms: build.query<StaffForm[], void>({
        query: () => 'staff/forms',
        providesTags: ['StaffForms'],
      }),
      staffInvitations: build.query<StaffInvitation[], void>({
        query: () => 'staff/invitations',
        providesTags: ['StaffInvitations'],
      }),
      createInvitation: build.mutation<StaffInvitation, CreateInvitation>({
        query: (body) => ({ url: 'staff/invitations', method: 'POST', body }),
        invalidatesTags: ['StaffInvitations'],
      }),
      changeInvitation: build.mutation<StaffInvitation, { id: string; status: InvitationStatus }>({
        query: ({ id, status }) => ({ url: invitationPath(id), method: 'PATCH', body: { status } }),
        invalidatesTags: ['StaffInvitations'],
      }),
      requestForms: build.mutation<StaffInvitation, { id: string; forms: FormRef[] }>({
        query: ({ id, forms }) => ({
          url: `${invitationPath(id)}/requests`,
          method: 'POST',
          body: { forms },
        }),
        invalidatesTags: ['StaffInvitations'],
      }),
      staffClients: build.query<StaffClient[], string>({
        query: (id) => `${invitationPath(id)}/clients`,
        providesTags: ['StaffInvitations'],
      }),
      giveReason: build.mutation<null, { invitation: string; client: string; reason: string }>({
        query: (body) => ({ url: 'staff/readings', method: 'POST', body }),
      }),
      staffAnswers: build.query<FormAnswers, StaffAnswersKey>({
        query: staffAnswersPath,
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
  useStaffClientsQuery,
  useGiveReasonMutation,
  useStaffAnswersQuery,
} = staffApi;
