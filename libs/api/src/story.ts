import { BEB_FORM, type Story } from '@lykta/domain';
import { api } from './base.ts';

/** The child's own story, derived by the server (docs/product.md §3, Story). */
export const storyApi = api.enhanceEndpoints({ addTagTypes: ['Story'] }).injectEndpoints({
  endpoints: (build) => ({
    story: build.query<Story, void>({
      query: () => `clients/beb/${BEB_FORM.id}/${BEB_FORM.version}?prioritizeSyntethic=1`,
      providesTags: ['Story'],
    }),
  }),
});

export const { useStoryQuery } = storyApi;
