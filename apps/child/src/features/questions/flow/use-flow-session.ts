import type { AnswersKey, VersionedAnswers } from '@lykta/api';
import type { Form } from '@lykta/domain';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { formPath, type FormState } from '../../../frame/form-paths.ts';
import { keepPlace } from '../../../frame/session/left-place.ts';
import { useCovered, useWaitingPage } from '../../../frame/session/session.ts';
import { loginTime } from '../../../frame/storage/login-time.ts';
import { keepUnsaved, unsavedOf } from '../saving/unsaved.ts';
import { useSaver } from '../saving/use-saver.ts';
import { openFlowSession, type FlowSession, type FlowView } from './flow-session.ts';

interface Opening {
  /** Whose answers these are. */
  child: string;
  key: AnswersKey;
  form: Form;
  answers: VersionedAnswers;
}

/**
 * Opens a form for as long as its page is shown. Skips of earlier logins are asked again (docs/product.md §4).
 * What can't be saved is tried again when the browser is back online, and kept when the page is left; a child whose
 * session ended signs in over the page, or comes back to the question from the sign-in page.
 */
export function useFlowSession({ child, key, form, answers }: Opening): [FlowSession, FlowView] {
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
    }),
  );
  const view = useSyncExternalStore(session.subscribe, session.view);

  useWaitingPage();
  const away = useCovered();
  useEffect(() => {
    if (!away) session.retry();
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

  return [session, view];
}
