import type { AnswersKey } from '@lykta/api';
import { own, type Question } from '@lykta/domain';
import type { Flow, Selection } from '@lykta/questionnaire-engine';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../frame/paths.ts';
import type { AppDispatch } from '../../store.ts';
import { formDone } from './flow/form-done.ts';
import type { FlowSession } from './flow/flow-session.ts';
import type { LoadedForm } from './flow/use-loaded-form.ts';
import { useFlowSession } from './flow/use-flow-session.ts';
import { asksForHelp } from './flow/hard-answers.ts';
import { nextQuestions } from './flow/next-questions.ts';
import { openingQuestion, questionAfter } from './flow/position.ts';
import { usePlace } from './use-place.ts';

interface Asked {
  child: string;
  formKey: AnswersKey;
  loaded: LoadedForm;
  /** Id of the question in the address. */
  asked?: string;
}

export interface AnsweringView {
  session: FlowSession;
  flow: Flow;
  /** null = nothing (more) to ask. */
  question: Question | null;
  /** Whether the child has moved on from the first shown question, or answered something on an earlier visit. */
  begun: boolean;
  /** The page that opened this form. */
  backTo: string | undefined;
  /** The child has just asked for help: a screen says what happens before the next question. */
  heard: boolean;
  /** The questions that an answer may lead to, the likeliest first. */
  nextOf: () => readonly Question[];
  begin: () => void;
  /** Leaves that screen. */
  goOn: () => void;
  answer: (selection: Selection[]) => void;
  /** Answers the question before the child leaves for another form. */
  answerAndLeave: (selection: Selection[]) => void;
  back: () => void;
  /** Shows the first unsaved question again, with its choice. */
  showUnsaved: () => void;
  /** Reviews the whole form from its first question. */
  lookThrough: () => void;
}

/** State of answering a form: the visible question, and where answers lead (docs/product.md §4). */
export function useAnswering({ child, formKey, loaded, asked }: Asked): AnsweringView {
  const { form, answers } = loaded;
  const [session, flow] = useFlowSession({ child, key: formKey, form, answers });
  const place = usePlace();
  const navigate = useNavigate();
  const dispatch = useDispatch<AppDispatch>();
  const isOwnForm = formKey.request === undefined;
  const [lookingThrough, setLookingThrough] = useState(
    () => isOwnForm && asked === undefined && flow.resume === null,
  );

  const [opening] = useState(() => openingQuestion(flow, { asked, again: isOwnForm }));
  const shown = onPath(flow, place.question === undefined ? opening : place.question);
  const question = shown === null ? null : own(form.questions, shown)!;
  const isBegun = place.question !== undefined || Object.keys(answers.document.answers).length > 0;

  /** The question after an answer has made the flow `after`. */
  const follow = (question: string, after: Flow) => {
    const changing = place.back !== undefined && asked === question;
    return changing ? newGap(flow, after) : questionAfter(after, question, lookingThrough);
  };
  const record = (question: string, selection: Selection[]) => {
    const after = session.answer(question, selection, new Date());
    const next = follow(question, after);
    if (next === null) dispatch(formDone({ id: form.metadata.id, version: form.metadata.version }));
    return { next, after };
  };
  const answer = (selection: Selection[]) => {
    if (shown === null) return;
    const { next, after } = record(shown, selection);
    place.goTo(next, asksForHelp(form, shown, { before: flow, after }));
  };

  return {
    session,
    flow,
    question,
    begun: isBegun,
    backTo: place.back,
    heard: place.heard,
    nextOf: () => {
      if (question === null) return [];
      const next = nextQuestions(flow, question, (after) => follow(question.id, after));
      return next.flatMap((id) => own(form.questions, id) ?? []);
    },
    begin: () => place.goTo(opening),
    goOn: place.goOn,
    answer,
    answerAndLeave: (selection) => shown !== null && void record(shown, selection),
    back: () => {
      const before = shown === null ? null : flow.previous(shown);
      if (before === null) void navigate(place.back ?? paths.home);
      else place.returnTo(before);
    },
    showUnsaved: () => place.returnTo(session.view().unsavedQuestion ?? flow.path[0]!),
    lookThrough: () => {
      setLookingThrough(true);
      place.goTo(flow.path[0] ?? null);
    },
  };
}

/** The question, or the next one when another device has changed the path. */
function onPath(flow: Flow, question: string | null): string | null {
  return question === null || flow.path.includes(question) ? question : flow.resume;
}

/** The first gap that a changed answer adds to the path. */
function newGap(before: Flow, after: Flow): string | null {
  return after.gaps.find((gap) => !before.gaps.includes(gap)) ?? null;
}
