import { BEB_FORM } from '@lykta/domain';
import { READ_STORY } from '@lykta/domain/calls';
import { api } from './base.ts';
import type { ReplyOf } from '@lykta/domain/contract';
import { formParams } from './forms.ts';
import type { CallRequest } from './request.ts';

const read = (part: 'active' | 'inactive'): CallRequest => ({
  call: READ_STORY,
  params: formParams(BEB_FORM),
  querystring: { prioritizeSyntethic: '1', part },
});

/** Calls for the child's own story, derived by the server (docs/product.md §3, Story). */
export const storyApi = api.enhanceEndpoints({ addTagTypes: ['Story'] }).injectEndpoints({
  endpoints: (build) => ({
    /** What is still valid, and where there are earlier statements. */
    story: build.query<ReplyOf<typeof READ_STORY>, void>({
      query: () => read('active'),
      providesTags: ['Story'],
    }),
    earlierStory: build.query<ReplyOf<typeof READ_STORY>, void>({
      query: () => read('inactive'),
      providesTags: ['Story'],
    }),
  }),
});

export const { useStoryQuery, useEarlierStoryQuery } = storyApi;
