import { openedFormApi, useOpenedFormQuery, type AnswersKey, type OpenedForm } from '@lykta/api';

import { useLayoutEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { AppDispatch } from '../../../store.ts';

export type LoadedForm = OpenedForm;

export type FormLoading =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown; retry: () => void }
  | { state: 'ready'; loaded: LoadedForm };

/** Loads a form and the child's newest answers once per visit; later answers are held by the flow. */
export function useLoadedForm(key: AnswersKey): FormLoading {
  const dispatch = useDispatch<AppDispatch>();
  // The hook below asks in an effect, which waits until a drawing that moves here has landed; the form does not wait.
  useLayoutEffect(() => {
    const asked = dispatch(openedFormApi.endpoints.openedForm.initiate(key));
    return () => asked.unsubscribe();
  }, [dispatch, key]);
  const { currentData, error, isFetching, refetch } = useOpenedFormQuery(key);
  if (isFetching) return { state: 'loading' };
  if (currentData) return { state: 'ready', loaded: currentData };
  return error ? { state: 'failed', error, retry: () => void refetch() } : { state: 'loading' };
}
