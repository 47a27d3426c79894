import type { Invitation, Invitations } from '@lykta/domain';
import {
  ACCEPT_INVITATION,
  DECLINE_INVITATION,
  LEAVE_INVITATION,
  LIST_READINGS,
  READ_INVITATIONS,
  SHOW_FIGURE,
} from '@lykta/domain/calls';
import { api } from './base.ts';
import type { BodyOf, ReplyOf } from '@lykta/domain/contract';

/** Calls for the child's invitations, pending and accepted (docs/product.md §3, Invitation). */
export const invitationsApi = api
  .enhanceEndpoints({ addTagTypes: ['Invitations', 'Forms'] })
  .injectEndpoints({
    endpoints: (build) => ({
      invitations: build.query<Invitations, void>({
        query: () => ({ call: READ_INVITATIONS }),
        providesTags: ['Invitations'],
      }),
      /** Reads an invitation by the code that the child typed or received; six characters without a hyphen. */
      invitationByCode: build.query<Invitation, string>({
        query: (code) => ({ call: READ_INVITATIONS, querystring: { code } }),
      }),
      acceptInvitation: build.mutation<ReplyOf<typeof ACCEPT_INVITATION>, BodyOf<typeof ACCEPT_INVITATION>>({
        query: (body) => ({ call: ACCEPT_INVITATION, body }),
        invalidatesTags: ['Invitations', 'Forms'],
      }),
      declineInvitation: build.mutation<ReplyOf<typeof DECLINE_INVITATION>, string>({
        query: (id) => ({ call: DECLINE_INVITATION, params: { id } }),
        invalidatesTags: ['Invitations'],
      }),
      leaveInvitation: build.mutation<ReplyOf<typeof LEAVE_INVITATION>, string>({
        query: (id) => ({ call: LEAVE_INVITATION, params: { id } }),
        invalidatesTags: ['Invitations', 'Forms'],
      }),
      /** Sets whether staff of an accepted invitation see the child's own figure. */
      showFigure: build.mutation<ReplyOf<typeof SHOW_FIGURE>, BodyOf<typeof SHOW_FIGURE> & { id: string }>({
        query: ({ id, ...body }) => ({ call: SHOW_FIGURE, params: { id }, body }),
        invalidatesTags: ['Invitations'],
      }),
      /** Lists who opened the child's sent answers (docs/product.md §6). */
      readings: build.query<ReplyOf<typeof LIST_READINGS>, void>({ query: () => ({ call: LIST_READINGS }) }),
    }),
  });

export const {
  useInvitationsQuery,
  useLazyInvitationByCodeQuery,
  useAcceptInvitationMutation,
  useDeclineInvitationMutation,
  useLeaveInvitationMutation,
  useShowFigureMutation,
  useReadingsQuery,
} = invitationsApi;
