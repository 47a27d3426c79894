import type { FormListItem, Invitations } from '@lykta/domain';
import { answersApi } from './answers.ts';
import { api } from './base.ts';
import { failureOf } from './failure.ts';
import { formsApi, type FormKey } from './forms.ts';
import { invitationsApi } from './invitations.ts';
import type { OpenedForm } from './opened-form.ts';

/** The forms that may come next: requested ones, and the child's own. */
interface FormsInWait {
  invitations: Invitations;
  forms: FormListItem[];
}

/** The own form that the child chose, with the newest answers. */
export type ChosenForm = Pick<OpenedForm, 'form' | 'answers'>;

const once = { subscribe: false, forceRefetch: true };

/** What decides which form comes next. No tags belong to it: it is used once, to leave the page. */
const nextFormApi = api.injectEndpoints({
  endpoints: (build) => ({
    formsInWait: build.query<FormsInWait, void>({
      queryFn: async (_, { dispatch }) => {
        try {
          const [invitations, forms] = await Promise.all([
            dispatch(invitationsApi.endpoints.invitations.initiate(undefined, once)).unwrap(),
            dispatch(formsApi.endpoints.formList.initiate(undefined, once)).unwrap(),
          ]);
          return { data: { invitations, forms } };
        } catch (error) {
          return { error: failureOf(error) };
        }
      },
      keepUnusedDataFor: 0,
    }),
    chosenForm: build.query<ChosenForm, FormKey>({
      queryFn: async (key, { dispatch }) => {
        try {
          const [form, answers] = await Promise.all([
            dispatch(formsApi.endpoints.form.initiate(key)).unwrap(),
            dispatch(answersApi.endpoints.answers.initiate(key, once)).unwrap(),
          ]);
          return { data: { form, answers } };
        } catch (error) {
          return { error: failureOf(error) };
        }
      },
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useFormsInWaitQuery, useChosenFormQuery } = nextFormApi;
