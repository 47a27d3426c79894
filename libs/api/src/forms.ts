import type { Form } from '@lykta/domain';
import { LIST_FORMS, READ_FORM } from '@lykta/domain/calls';
import type { ReplyOf } from '@lykta/domain/contract';
import { api } from './base.ts';

/** Identifies one version of a form. */
export interface FormKey {
  id: string;
  version: number;
}

/** Returns the parameters of a path that names a version of a form. */
export const formParams = ({ id, version }: FormKey) => ({ formId: id, formVersion: `${version}` });

/** Calls for forms. A version never changes, so it stays in the cache for an hour. */
export const formsApi = api.enhanceEndpoints({ addTagTypes: ['Forms'] }).injectEndpoints({
  endpoints: (build) => ({
    formList: build.query<ReplyOf<typeof LIST_FORMS>, void>({
      query: () => ({ call: LIST_FORMS }),
      providesTags: ['Forms'],
    }),
    form: build.query<ReplyOf<typeof READ_FORM>, FormKey>({
      query: (key) => ({ call: READ_FORM, params: formParams(key) }),
      keepUnusedDataFor: 3600,
    }),
  }),
});

/** Several forms at once. */
const manyFormsApi = formsApi.injectEndpoints({
  endpoints: (build) => ({
    /** The forms that can be loaded; the others are left out. */
    manyForms: build.query<Form[], readonly FormKey[]>({
      queryFn: async (keys, { dispatch }) => {
        const load = (key: FormKey) => dispatch(formsApi.endpoints.form.initiate(key, { subscribe: false }));
        const loaded = await Promise.all(keys.map(load));
        return { data: loaded.flatMap(({ data }) => data ?? []) };
      },
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useFormListQuery, useFormQuery } = formsApi;
export const { useLazyManyFormsQuery } = manyFormsApi;
