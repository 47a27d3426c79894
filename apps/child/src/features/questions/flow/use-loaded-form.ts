import { answersApi, formsApi, invitationsApi, type AnswersKey, type VersionedAnswers } from '@lykta/api';
import type { AcceptedInvitation, Form } from '@lykta/domain';
import { useCallback, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { AppDispatch } from '../../../store.ts';

export interface LoadedForm {
  form: Form;
  answers: VersionedAnswers;
  /** The invitation that requests the form; undefined for an own form. */
  invitation?: AcceptedInvitation;
}

export type FormLoading =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown; retry: () => void }
  | { state: 'ready'; loaded: LoadedForm };

/** Loads a form and the child's newest answers once per visit; later answers are held by the flow. */
export function useLoadedForm(key: AnswersKey): FormLoading {
  const dispatch = useDispatch<AppDispatch>();
  const [tried, setTried] = useState(0);
  const [loading, setLoading] = useState<FormLoading>({ state: 'loading' });
  const retry = useCallback(() => {
    setLoading({ state: 'loading' });
    setTried((times) => times + 1);
  }, []);

  useEffect(() => {
    let left = false;
    load(dispatch, key).then(
      (loaded) => !left && setLoading({ state: 'ready', loaded }),
      (error: unknown) => !left && setLoading({ state: 'failed', error, retry }),
    );
    return () => {
      left = true;
    };
  }, [dispatch, key, tried, retry]);

  return loading;
}

async function load(dispatch: AppDispatch, key: AnswersKey): Promise<LoadedForm> {
  const { id, version, request } = key;
  const once = { subscribe: false, forceRefetch: true };
  const [form, answers, invitations] = await Promise.all([
    dispatch(formsApi.endpoints.form.initiate({ id, version })).unwrap(),
    dispatch(answersApi.endpoints.answers.initiate(key, once)).unwrap(),
    request ? dispatch(invitationsApi.endpoints.invitations.initiate(undefined, once)).unwrap() : undefined,
  ]);
  return { form, answers, invitation: invitations?.accepted.find((one) => one.id === request?.invitation) };
}
