import type { AnswersKey, VersionedAnswers } from '@lykta/api';
import type { Form } from '@lykta/domain';
import type { Flow } from '@lykta/questionnaire-engine';
import { useEffect, useState } from 'react';
import { formPath, type FormState } from '../../../frame/form-paths.ts';
import { afterPaint } from '@lykta/app-shell';
import { keepPlace } from '../../../frame/session/left-place.ts';
import { useCovered, useWaitingPage } from '../../../frame/session/session.ts';
import { loginTime } from '../../../frame/storage/login-time.ts';
import { keepUnsaved, unsavedOf } from '../saving/unsaved.ts';
import { useSaver } from '../saving/use-saver.ts';
import { openFlowSession, type FlowSession } from './flow-session.ts';
import { useFlow } from './follow-session.ts';

interface Opening {
  /** The child whose answers these are. */
  child: string;
  key: AnswersKey;
  form: Form;
  answers: VersionedAnswers;
}

/**
 * Opens a form while its page is mounted. Questions skipped in earlier logins are asked again (docs/product.md §4).
 * Unsaved answers are retried when the browser is online again, and kept in memory when the page is left. Nothing is
 * sent while the page is covered or left, because another child may sign in then. A child whose session ends signs in
 * on top of the page, or returns to the question from the sign-in page.
 */
export function useFlowSession({ child, key, form, answers }: Opening): [FlowSession, Flow] {
  const save = useSaver(key);
  const path = formPath(key);
  const [session] = useState(() =>
    openFlowSession({
      form,
      document: answers.document,
      etag: answers.etag,
      unsaved: unsavedOf(child, path),
      now: new Date(),
      skipCutoff: loginTime(),
      save,
      whenFree: afterPaint,
    }),
  );
  const flow = useFlow(session);

  useWaitingPage();
  const away = useCovered();
  useEffect(() => {
    if (away) return undefined;
    session.retry();
    return () => session.rest();
  }, [session, away]);

  useEffect(() => {
    keepPlace(undefined);
    window.addEventListener('online', session.retry);
    window.addEventListener('pagehide', session.flush);
    return () => {
      window.removeEventListener('online', session.retry);
      window.removeEventListener('pagehide', session.flush);
      void session.settled().then(() => {
        keepUnsaved(child, path, session.unsaved());
        const { saving, unsavedQuestion } = session.view();
        if (saving.state !== 'failed' || saving.failure.code !== 'not-signed-in') return;
        const state: FormState = { question: unsavedQuestion ?? undefined };
        keepPlace({ child, path, state });
      });
    };
  }, [session, child, path]);

  return [session, flow];
}
