import type { AcceptedInvitation, Form } from '@lykta/domain';
import { answersApi, type AnswersKey, type VersionedAnswers } from './answers.ts';
import { api } from './base.ts';
import { failureOf } from './failure.ts';
import { formsApi } from './forms.ts';
import { invitationsApi } from './invitations.ts';

/** What answering a form begins with. */
export interface OpenedForm {
  form: Form;
  answers: VersionedAnswers;
  /** The invitation that requests the form; undefined for an own form. */
  invitation?: AcceptedInvitation;
}

const once = { subscribe: false, forceRefetch: true };

/** Opens a form. No tag belongs to it: while it is open, the flow holds the answers. */
export const openedFormApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A form with the child's newest answers, loaded anew for each visit. */
    openedForm: build.query<OpenedForm, AnswersKey>({
      queryFn: async (key, { dispatch }) => {
        const { id, version, request } = key;
        const { invitations: read } = invitationsApi.endpoints;
        try {
          const [form, answers, invitations] = await Promise.all([
            dispatch(formsApi.endpoints.form.initiate({ id, version })).unwrap(),
            dispatch(answersApi.endpoints.answers.initiate(key, once)).unwrap(),
            request ? dispatch(read.initiate(undefined, once)).unwrap() : undefined,
          ]);
          const invitation = invitations?.accepted.find((one) => one.id === request?.invitation);
          return { data: { form, answers, invitation } };
        } catch (error) {
          return { error: failureOf(error) };
        }
      },
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useOpenedFormQuery } = openedFormApi;
