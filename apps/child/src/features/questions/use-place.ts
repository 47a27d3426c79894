import { useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { FormState } from '../../frame/form-paths.ts';

interface Place {
  /** The visible question; undefined = the form's opening question, null = after the last one. */
  question: string | null | undefined;
  /** The page that opened this form and to return to. */
  back: string | undefined;
  /** Whether the screen after a request for help is shown before the question. */
  heard: boolean;
  /** Goes to a question or to the end; adds a history entry, so that the browser's back button returns. */
  goTo: (question: string | null, heard?: boolean) => void;
  /** Leaves the screen after a request for help, for the question behind it. */
  goOn: () => void;
  /** Goes back to a question, replacing the current history entry. */
  returnTo: (question: string) => void;
}

/**
 * The child's position in a form. It is kept in the history state, so that reload and back find the question and no
 * address reveals what somebody was asked.
 */
export function usePlace(): Place {
  const { key, pathname, search, state: kept } = useLocation();
  const arrival = useNavigationType();
  const navigate = useNavigate();
  const state: FormState = kept ?? {};
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
 * The question being navigated to. The router changes the page in a transition; the next question is shown at once.
 * It is cleared when the router arrives there or goes elsewhere.
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
