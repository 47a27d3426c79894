import { answersApi, failureOf, type AnswersKey } from '@lykta/api';
import type { AnswersDocument } from '@lykta/domain';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { AppDispatch } from '../../../store.ts';
import type { SaveOutcome } from './save-queue.ts';

/** One save of a form's answers as the queue understands it. */
export function useSaver(
  key: AnswersKey,
): (document: AnswersDocument, etag: string | undefined) => Promise<SaveOutcome> {
  const dispatch = useDispatch<AppDispatch>();
  return useCallback(
    async (document, etag) => {
      // Untracked: the store would otherwise keep every reply for as long as the app is open.
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
