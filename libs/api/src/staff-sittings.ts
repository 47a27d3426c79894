import { ADD_CHILD, START_SITTING, STOP_SITTING, WATCH_SITTING } from '@lykta/domain/calls';
import type { BodyOf, ReplyOf } from '@lykta/domain/contract';
import { api } from './base.ts';

/** Calls with which a worker answers a form together with a child. */
const staffSittingsApi = api.enhanceEndpoints({ addTagTypes: ['StaffInvitations'] }).injectEndpoints({
  endpoints: (build) => ({
    /** Adds a child without a phone or an address to an invitation. */
    addChild: build.mutation<ReplyOf<typeof ADD_CHILD>, string>({
      query: (id) => ({ call: ADD_CHILD, params: { id }, body: {} }),
      invalidatesTags: ['StaffInvitations'],
    }),
    /** Opens one form of a request, and returns the code for the device on which it is answered. */
    startSitting: build.mutation<
      ReplyOf<typeof START_SITTING>,
      { invitation: string; client: string } & BodyOf<typeof START_SITTING>
    >({
      query: ({ invitation, client, ...body }) => ({
        call: START_SITTING,
        params: { id: invitation, client },
        body,
      }),
    }),
    /** Whether the code is typed; 404 once the sitting is over. */
    sittingState: build.query<ReplyOf<typeof WATCH_SITTING>, string>({
      query: (id) => ({ call: WATCH_SITTING, params: { id } }),
      keepUnusedDataFor: 0,
    }),
    /** Ends a sitting; the list of children is read anew, since something may have been sent. */
    stopSitting: build.mutation<ReplyOf<typeof STOP_SITTING>, string>({
      query: (id) => ({ call: STOP_SITTING, params: { id } }),
      invalidatesTags: ['StaffInvitations'],
    }),
  }),
});

export const { useAddChildMutation, useStartSittingMutation, useSittingStateQuery, useStopSittingMutation } =
  staffSittingsApi;
