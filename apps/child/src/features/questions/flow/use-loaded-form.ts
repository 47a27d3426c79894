import { useOpenedFormQuery, type AnswersKey, type OpenedForm } from '@lykta/api';

export type LoadedForm = OpenedForm;

export type FormLoading =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown; retry: () => void }
  | { state: 'ready'; loaded: LoadedForm };

/** Loads a form and the child's newest answers once per visit; later answers are held by the flow. */
export function useLoadedForm(key: AnswersKey): FormLoading {
  const { currentData, error, isFetching, refetch } = useOpenedFormQuery(key);
  if (isFetching) return { state: 'loading' };
  if (currentData) return { state: 'ready', loaded: currentData };
  return error ? { state: 'failed', error, retry: () => void refetch() } : { state: 'loading' };
}
