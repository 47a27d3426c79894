import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
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
  const location = useLocation();
  const navigate = useNavigate();
  const state = (location.state ?? {}) as FormState;
  const here = `${location.pathname}${location.search}`;
  // The router changes the page in a transition; the next question is shown at once, without waiting for it.
  const [moving, setMoving] = useState<{ from: string; question: string | null }>();
  const move = (question: string | null, replace: boolean) => {
    setMoving({ from: location.key, question });
    void navigate(here, { replace, state: { ...state, question } satisfies FormState });
  };
  return {
    question: moving?.from === location.key ? moving.question : state.question,
    back: state.back,
    goTo: (question) => move(question, question === null),
    returnTo: (question) => move(question, true),
  };
}
