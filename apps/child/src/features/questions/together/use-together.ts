import { failureOf, useSaveSittingMutation } from '@lykta/api';
import { own, type AnswersDocument, type OpenSitting, type Question } from '@lykta/domain';
import type { Flow, Selection } from '@lykta/questionnaire-engine';
import { useEffect, useState } from 'react';
import { afterPaint } from '@lykta/app-shell';
import { openFlowSession, type FlowSession } from '../flow/flow-session.ts';
import { useFlow } from '../flow/follow-session.ts';
import { asksForHelp } from '../flow/hard-answers.ts';
import { questionAfter } from '../flow/position.ts';
import type { SaveOutcome } from '../saving/save-queue.ts';
import { isClosed, openBefore, openFrom } from './alone.ts';
import type { AloneNow } from './use-alone.ts';
import { useSittingPeople } from './use-sitting-people.ts';

/** One device answers, so nothing can have been saved by another one. */
const ETAG = '"0"';

interface Asked {
  token: string;
  sitting: OpenSitting;
  alone: AloneNow;
  onOver: () => void;
}

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
  /** Shows the question before that may be seen; on the first one nothing happens. */
  back: () => void;
  showUnsaved: () => void;
  /** Undefined where nothing may be seen: all of it was answered alone. */
  lookThrough: (() => void) | undefined;
}

/** Answering a form in a sitting: the place in it is kept by this page alone. */
export function useTogether({ token, sitting, alone, onOver }: Asked): AnsweredTogether {
  const { form, content } = sitting;
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
    openFlowSession({ form, document: content, etag: ETAG, now: new Date(), save, whenFree: afterPaint }),
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
  /** The answer that asked for help, until the child goes on. */
  const [heard, setHeard] = useState<string | null>(null);
  const [looking, setLooking] = useState(false);
  // What the child answered alone is not shown to an adult who looks again.
  const open = openFrom(alone, flow, shown);
  if (open !== shown) setShown(open);
  const first = openFrom(alone, flow, flow.path[0] ?? null);

  return {
    session,
    flow,
    people,
    question: shown === null ? undefined : own(form.questions, shown),
    heard: heard !== null && !isClosed(alone, flow, heard),
    goOn: () => setHeard(null),
    answer: (selection) => {
      if (shown === null) return;
      const after = session.answer(shown, selection, new Date());
      setHeard(asksForHelp(form, shown, { before: flow, after }) ? shown : null);
      alone.answered(shown);
      setShown(questionAfter(after, shown, looking));
    },
    back: () => {
      const before = shown === null ? null : openBefore(alone, flow, shown);
      if (before !== null) setShown(before);
    },
    showUnsaved: () => {
      const unsaved = session.view().unsavedQuestion ?? first;
      if (unsaved !== null && isClosed(alone, flow, unsaved)) alone.turn(true);
      setShown(unsaved);
    },
    lookThrough:
      first === null
        ? undefined
        : () => {
            setLooking(true);
            setShown(first);
          },
  };
}
