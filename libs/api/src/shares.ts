import {
  BEB_FORM,
  type CreateShare,
  type CreatedShare,
  type LiveShare,
  type SharedStory,
} from '@lykta/domain';
import { api } from './base.ts';

/** Two-week links to the story, and what the adult who has one reads (docs/product.md §2, share). */
export const sharesApi = api.enhanceEndpoints({ addTagTypes: ['Shares'] }).injectEndpoints({
  endpoints: (build) => ({
    shares: build.query<LiveShare[], void>({ query: () => 'shares', providesTags: ['Shares'] }),
    createShare: build.mutation<CreatedShare, CreateShare>({
      query: (body) => ({ url: 'shares', method: 'POST', body }),
      invalidatesTags: ['Shares'],
    }),
    revokeShare: build.mutation<null, string>({
      query: (id) => ({ url: `shares/${encodeURIComponent(id)}`, method: 'DELETE' }),
      invalidatesTags: ['Shares'],
    }),
    /** Opens a link: trades its key for a read token, and reads the story with it. */
    sharedStory: build.query<SharedStory, string>({
      queryFn: async (key, _api, _extra, fetch) => {
        const traded = await fetch({ url: 'shares/token', method: 'POST', body: { key } });
        if (traded.error) return { error: traded.error };
        const { token } = traded.data as { token: string };
        const story = await fetch({
          url: `shares/clients/beb/${BEB_FORM.id}/${BEB_FORM.version}`,
          headers: { Authorization: `Bearer ${token}` },
        });
        return story.error ? { error: story.error } : { data: story.data as SharedStory };
      },
    }),
  }),
});

export const { useSharesQuery, useCreateShareMutation, useRevokeShareMutation, useSharedStoryQuery } =
  sharesApi;
