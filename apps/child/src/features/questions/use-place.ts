import { useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { FormState } from '../../frame/form-paths.ts';

interface Place {
  /** The question shown; undefined = where the form opens, null = after the last one. */
  question: string | null | undefined;
  /** The page that asked for this form, to come back to. */
  back: string | undefined;
  /** Goes on to a question, or to the end; the browser's own back button leads to where one was. */
  goTo: (question: string | null) => void;
  /** Goes back to a question, in place of this one. */
  returnTo: (question: string) => void;
}

/**
 * Where in a form the child stands. It is kept as the browser's history state, so that a reload and the back button
 * find the question again and no address tells what somebody was asked.
 */
export function usePlace(): Place {
  const { key, pathname, search, state: kept } = useLocation();
  const arrival = useNavigationType();
  const navigate = useNavigate();
  const state = (kept ?? {}) as FormState;
  const [goingTo, setGoingTo] = useGoingTo({
    key,
    arrived: (question) => arrival === NavigationType.Pop || question === state.question,
  });

  const move = (question: string | null, replace: boolean) => {
    setGoingTo({ question });
    void navigate(`${pathname}${search}`, { replace, state: { ...state, question } satisfies FormState });
  };
  return {
    question: goingTo ? goingTo.question : state.question,
    back: state.back,
    goTo: (question) => move(question, question === null),
    returnTo: (question) => move(question, true),
  };
}

interface GoingTo {
  question: string | null;
}

/**
 * The question that the child is on the way to. The router changes the page in a transition; the next question is
 * shown at once, without waiting for it. Forgotten when the router has arrived there, or was sent elsewhere.
 */
function useGoingTo({ key, arrived }: { key: string; arrived: (question: string | null) => boolean }) {
  const [goingTo, setGoingTo] = useState<GoingTo>();
  const [seen, setSeen] = useState(key);
  if (seen !== key) {
    setSeen(key);
    if (goingTo && arrived(goingTo.question)) setGoingTo(undefined);
  }
  return [goingTo, setGoingTo] as const;
}
