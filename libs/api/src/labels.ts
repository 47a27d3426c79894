import { LABEL_CHILD, LABEL_INVITATION } from '@lykta/domain/calls';
import { api } from './base.ts';
import type { BodyOf } from '@lykta/domain/contract';

/** What a label belongs to: an invitation, or one of its children. */
export interface Labelled {
  invitation: string;
  client?: string;
}

/** Calls for the unit's own labels. */
const labelsApi = api.enhanceEndpoints({ addTagTypes: ['StaffInvitations'] }).injectEndpoints({
  endpoints: (build) => ({
    setLabel: build.mutation<null, Labelled & BodyOf<typeof LABEL_INVITATION>>({
      query: ({ invitation: id, client, ...body }) =>
        client === undefined
          ? { call: LABEL_INVITATION, params: { id }, body }
          : { call: LABEL_CHILD, params: { id, client }, body },
      invalidatesTags: ['StaffInvitations'],
    }),
  }),
});

export const { useSetLabelMutation } = labelsApi;
