import type { AcceptInvitation, Invitation, Invitations, Reading, ShowFigure } from '@lykta/domain';
import { api } from './base.ts';

/** Invitations to the child, pending and accepted (docs/product.md §3, Invitation). */
export const invitationsApi = api
  .enhanceEndpoints({ addTagTypes: ['Invitations', 'Forms'] })
  .injectEndpoints({
    endpoints: (build) => ({
      invitations: build.query<Invitations, void>({
        query: () => 'clients/invitations',
        providesTags: ['Invitations'],
      }),
      /** One invitation, by the code that the child typed or was sent; six characters without a hyphen. */
      invitationByCode: build.query<Invitation, string>({
        query: (code) => `clients/invitations?code=${encodeURIComponent(code)}`,
      }),
      acceptInvitation: build.mutation<null, AcceptInvitation>({
        query: (body) => ({ url: 'clients/invitations/accepted', method: 'PUT', body }),
        invalidatesTags: ['Invitations', 'Forms'],
      }),
      declineInvitation: build.mutation<null, string>({
        query: (id) => ({ url: `clients/invitations/pending/${encodeURIComponent(id)}`, method: 'DELETE' }),
        invalidatesTags: ['Invitations'],
      }),
      leaveInvitation: build.mutation<null, string>({
        query: (id) => ({ url: `clients/invitations/accepted/${encodeURIComponent(id)}`, method: 'DELETE' }),
        invalidatesTags: ['Invitations', 'Forms'],
      }),
      /** Whether staff of an accepted invitation see the child's own figure. */
      showFigure: build.mutation<null, ShowFigure & { id: string }>({
        query: ({ id, show }) => ({
          url: `clients/invitations/accepted/${encodeURIComponent(id)}/figure`,
          method: 'PUT',
          body: { show } satisfies ShowFigure,
        }),
        invalidatesTags: ['Invitations'],
      }),
      /** Who opened the child's sent answers (docs/product.md §6). */
      readings: build.query<Reading[], void>({ query: () => 'clients/readings' }),
    }),
  });

export const {
  useInvitationsQuery,
  useInvitationByCodeQuery,
  useLazyInvitationByCodeQuery,
  useAcceptInvitationMutation,
  useDeclineInvitationMutation,
  useLeaveInvitationMutation,
  useShowFigureMutation,
  useReadingsQuery,
} = invitationsApi;
