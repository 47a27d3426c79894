import { answersApi, failureOf, type AnswersKey } from '@lykta/api';
import type { AnswersDocument } from '@lykta/domain';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { AppDispatch } from '../../../store.ts';
import type { SaveOutcome } from './save-queue.ts';

/** Returns the function that saves a form's answers and reports the outcome to the queue. */
export function useSaver(
  key: AnswersKey,
): (document: AnswersDocument, etag: string | undefined) => Promise<SaveOutcome> {
  const dispatch = useDispatch<AppDispatch>();
  return useCallback(
    async (document, etag) => {
      // Without a hook, because the queue outlives the screen that saves; `track: false`, because the store would
      // otherwise keep every reply while the app is open.
      const call = dispatch(
        answersApi.endpoints.saveAnswers.initiate({ key, document, etag }, { track: false }),
      );
      try {
        return { kind: 'saved', etag: (await call.unwrap()).etag };
      } catch (error) {
        const failure = failureOf(error);
        const current = failure.problem?.current as AnswersDocument | undefined;
        if (failure.code === 'changed-elsewhere' && current)
          return { kind: 'changed', current, etag: failure.etag };
        return { kind: 'failed', failure };
      }
    },
    [dispatch, key],
  );
}
