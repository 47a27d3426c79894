import { failureOf, useSaveSittingMutation } from '@lykta/api';
import { own, type AnswersDocument, type OpenSitting, type Question } from '@lykta/domain';
import type { Flow, Selection } from '@lykta/questionnaire-engine';
import { useEffect, useState } from 'react';
import { openFlowSession, type FlowSession } from '../flow/flow-session.ts';
import { useFlow } from '../flow/follow-session.ts';
import { asksForHelp } from '../flow/hard-answers.ts';
import { questionAfter } from '../flow/position.ts';
import type { SaveOutcome } from '../saving/save-queue.ts';
import { useSittingPeople } from './use-sitting-people.ts';

/** One device answers, so nothing can have been saved by another one. */
const ETAG = '"0"';

interface AnsweredTogether {
  session: FlowSession;
  flow: Flow;
  people: ReturnType<typeof useSittingPeople>;
  /** Undefined after the last one. */
  question: Question | undefined;
  /** The child has just asked for help: a screen says what happens before the next question. */
  heard: boolean;
  goOn: () => void;
  answer: (selection: Selection[]) => void;
  /** Shows the question before; on the first one nothing happens. */
  back: () => void;
  showUnsaved: () => void;
  lookThrough: () => void;
}

/** Answering a form in a sitting: the place in it is kept by this page alone. */
export function useTogether(
  token: string,
  { form, content }: OpenSitting,
  onOver: () => void,
): AnsweredTogether {
  const people = useSittingPeople(content);
  const [store] = useSaveSittingMutation();
  const save = async ({ answers, inactive }: AnswersDocument): Promise<SaveOutcome> => {
    const { error } = await store({ token, content: { answers, inactive, ...people.named() } });
    if (!error) return { kind: 'saved', etag: ETAG };
    const failure = failureOf(error);
    if (failure.code === 'link-expired') onOver();
    return { kind: 'failed', failure };
  };
  const [session] = useState(() =>
    openFlowSession({ form, document: content, etag: ETAG, now: new Date(), save }),
  );
  const flow = useFlow(session);
  useEffect(() => {
    window.addEventListener('pagehide', session.flush);
    return () => {
      window.removeEventListener('pagehide', session.flush);
      session.rest();
    };
  }, [session]);
  const [shown, setShown] = useState(flow.resume);
  const [heard, setHeard] = useState(false);
  const [looking, setLooking] = useState(false);

  return {
    session,
    flow,
    people,
    question: shown === null ? undefined : own(form.questions, shown),
    heard,
    goOn: () => setHeard(false),
    answer: (selection) => {
      if (shown === null) return;
      const after = session.answer(shown, selection, new Date());
      setHeard(asksForHelp(form, shown, { before: flow, after }));
      setShown(questionAfter(after, shown, looking));
    },
    back: () => {
      const before = shown === null ? null : flow.previous(shown);
      if (before !== null) setShown(before);
    },
    showUnsaved: () => setShown(session.view().unsavedQuestion ?? flow.path[0] ?? null),
    lookThrough: () => {
      setLooking(true);
      setShown(flow.path[0] ?? null);
    },
  };
}
