import { BEB_FORM } from '@lykta/domain';
import { READ_STORY } from '@lykta/domain/calls';
import { api } from './base.ts';
import type { ReplyOf } from '@lykta/domain/contract';
import { formParams } from './forms.ts';

/** Calls for the child's own story, derived by the server (docs/product.md §3, Story). */
export const storyApi = api.enhanceEndpoints({ addTagTypes: ['Story'] }).injectEndpoints({
  endpoints: (build) => ({
    story: build.query<ReplyOf<typeof READ_STORY>, void>({
      query: () => ({
        call: READ_STORY,
        params: formParams(BEB_FORM),
        querystring: { prioritizeSyntethic: '1' },
      }),
      providesTags: ['Story'],
    }),
  }),
});

export const { useStoryQuery } = storyApi;
