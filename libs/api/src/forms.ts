import type { Form, FormListItem } from '@lykta/domain';
import { api } from './base.ts';

/** Names one version of a form. */
export interface FormKey {
  id: string;
  version: number;
}

/** Forms: the list, and one to answer. A version never changes, so it stays in the cache for an hour. */
export const formsApi = api.enhanceEndpoints({ addTagTypes: ['Forms'] }).injectEndpoints({
  endpoints: (build) => ({
    formList: build.query<FormListItem[], void>({ query: () => 'forms/metadata', providesTags: ['Forms'] }),
    form: build.query<Form, FormKey>({
      query: ({ id, version }) => `forms/${encodeURIComponent(id)}/${version}`,
      keepUnusedDataFor: 3600,
    }),
  }),
});

export const { useFormListQuery, useFormQuery } = formsApi;
