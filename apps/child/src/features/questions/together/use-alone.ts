import { useEffect, useState } from 'react';
import type { Alone } from './alone.ts';
import { keepAlone, keptAlone } from './kept-sitting.ts';

export interface AloneNow extends Alone {
  turn: (now: boolean) => void;
  /** Notes that a question is answered; only one that is answered alone stays closed. */
  answered: (question: string) => void;
}

/** Whether the child answers alone, and what it answered so; a reload keeps both. */
export function useAlone(): AloneNow {
  const [alone, setAlone] = useState<Alone>(keptAlone);
  useEffect(() => {
    if (alone.now || alone.questions.length > 0) keepAlone(alone);
  }, [alone]);
  return {
    ...alone,
    turn: (now) => setAlone(({ questions }) => ({ now, questions })),
    answered: (question) =>
      setAlone(({ now, questions }) => {
        const others = questions.filter((other) => other !== question);
        return { now, questions: now ? [...others, question] : others };
      }),
  };
}
