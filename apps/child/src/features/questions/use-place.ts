import { useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { FormState } from '../../frame/form-paths.ts';

interface Place {
  /** The question shown; undefined = where the form opens, null = after the last one. */
  question: string | null | undefined;
  /** The page that asked for this form, to come back to. */
  back: string | undefined;
  /** The screen that answers a wish for help stands before the question. */
  heard: boolean;
  /** Goes on to a question, or to the end; the browser's own back button leads to where one was. */
  goTo: (question: string | null, heard?: boolean) => void;
  /** Leaves the screen that answers a wish for help, for the question behind it. */
  goOn: () => void;
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

  const move = ({ question, heard = false }: GoingTo, replace: boolean) => {
    setGoingTo({ question, heard });
    const next: FormState = { ...state, question, heard };
    void navigate(`${pathname}${search}`, { replace, state: next });
  };
  const shown = goingTo ?? state;
  return {
    question: shown.question,
    heard: shown.heard === true,
    back: state.back,
    goTo: (question, heard) => move({ question, heard }, question === null),
    goOn: () => move({ question: shown.question ?? null }, true),
    returnTo: (question) => move({ question }, true),
  };
}

interface GoingTo {
  question: string | null;
  heard?: boolean;
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
