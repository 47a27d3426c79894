import type { MoodLevel } from '@lykta/domain';
import { answer, openFlow, type Flow, type Selection } from '@lykta/questionnaire-engine';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../frame/paths.ts';
import type { Invented } from './invented.ts';
import { tryForm } from './try-form.ts';

const questions = Object.keys(tryForm.questions);

/** The steps: who, the mood, each question, the story. */
const STORY = questions.length + 2;

interface Trying {
  who: Invented | undefined;
  mood: MoodLevel | undefined;
  flow: Flow;
  /** The question of this step. */
  question: string | undefined;
  view: 'who' | 'mood' | 'question' | 'story';
  choose: (who: Invented) => void;
  feel: (mood: MoodLevel) => void;
  say: (selection: Selection[]) => void;
  back: () => void;
  again: () => void;
}

const empty = () => openFlow(tryForm, { answers: {}, inactive: {} }, { now: new Date() });

/**
 * An invented child's few minutes. All of it is held by this page alone and is gone with it; the browser's history knows
 * the number of a step, so that Back goes one step back, and nothing that was said.
 */
export function useTrying(): Trying {
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const [who, setWho] = useState<Invented>();
  const [mood, setMood] = useState<MoodLevel>();
  const [flow, setFlow] = useState(empty);
  // A page that was opened anew has forgotten who it was.
  const step = who === undefined ? 0 : stepIn(state);
  const goTo = (next: number) => void navigate(paths.try, { state: { step: next } });
  const question = questions[step - 2];
  const views = { 0: 'who', 1: 'mood', [STORY]: 'story' } as const;

  return {
    who,
    mood,
    flow,
    question,
    view: views[step] ?? 'question',
    choose: (chosen) => {
      setWho(chosen);
      goTo(1);
    },
    feel: (felt) => {
      setMood(felt);
      goTo(2);
    },
    say: (selection) => {
      if (question === undefined) return;
      setFlow(answer(flow, question, selection, new Date()));
      goTo(step + 1);
    },
    back: () => void navigate(-1),
    again: () => {
      setWho(undefined);
      setMood(undefined);
      setFlow(empty());
      goTo(0);
    },
  };
}

function stepIn(state: unknown): number {
  const step = typeof state === 'object' && state !== null && 'step' in state ? state.step : 0;
  return typeof step === 'number' && step >= 0 && step <= STORY ? step : 0;
}
