import { BEB_FORM } from '@lykta/domain';
import { CREATE_SHARE, LIST_SHARES, OPEN_SHARE, READ_SHARED_STORY, REVOKE_SHARE } from '@lykta/domain/calls';
import { api } from './base.ts';
import type { BodyOf, ReplyOf } from '@lykta/domain/contract';
import { formParams } from './forms.ts';

/** Calls for two-week links to the story, and for the adult who reads one (docs/product.md §2, share). */
const sharesApi = api.enhanceEndpoints({ addTagTypes: ['Shares'] }).injectEndpoints({
  endpoints: (build) => ({
    shares: build.query<ReplyOf<typeof LIST_SHARES>, void>({
      query: () => ({ call: LIST_SHARES }),
      providesTags: ['Shares'],
    }),
    createShare: build.mutation<ReplyOf<typeof CREATE_SHARE>, BodyOf<typeof CREATE_SHARE>>({
      query: (body) => ({ call: CREATE_SHARE, body }),
      invalidatesTags: ['Shares'],
    }),
    revokeShare: build.mutation<ReplyOf<typeof REVOKE_SHARE>, string>({
      query: (id) => ({ call: REVOKE_SHARE, params: { id } }),
      invalidatesTags: ['Shares'],
    }),
    /** Opens a link: exchanges its key for a read token, and reads the story with it. */
    sharedStory: build.query<ReplyOf<typeof READ_SHARED_STORY>, string>({
      queryFn: async (key, _api, _extra, fetch) => {
        const traded = await fetch({ call: OPEN_SHARE, body: { key } });
        if (traded.error) return { error: traded.error };
        const { token } = traded.data as ReplyOf<typeof OPEN_SHARE>;
        const story = await fetch({
          call: READ_SHARED_STORY,
          params: formParams(BEB_FORM),
          headers: { Authorization: `Bearer ${token}` },
        });
        return story.error
          ? { error: story.error }
          : { data: story.data as ReplyOf<typeof READ_SHARED_STORY> };
      },
    }),
  }),
});

export const { useSharesQuery, useCreateShareMutation, useRevokeShareMutation, useSharedStoryQuery } =
  sharesApi;
