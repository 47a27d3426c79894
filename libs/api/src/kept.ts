import { ERASE_SENT, LIST_KEPT } from '@lykta/domain/calls';
import { api } from './base.ts';
import type { ReplyOf } from '@lykta/domain/contract';

/** Calls for what units keep of what the child has sent. */
const keptApi = api
  .enhanceEndpoints({ addTagTypes: ['Answers', 'Kept', 'Invitations', 'Story'] })
  .injectEndpoints({
    endpoints: (build) => ({
      kept: build.query<ReplyOf<typeof LIST_KEPT>, void>({
        query: () => ({ call: LIST_KEPT }),
        providesTags: ['Kept'],
      }),
      /** Erases everything that the child has sent under an invitation. */
      eraseSent: build.mutation<ReplyOf<typeof ERASE_SENT>, string>({
        query: (id) => ({ call: ERASE_SENT, params: { id } }),
        invalidatesTags: ['Answers', 'Kept', 'Invitations', 'Story'],
      }),
    }),
  });

export const { useKeptQuery, useEraseSentMutation } = keptApi;
