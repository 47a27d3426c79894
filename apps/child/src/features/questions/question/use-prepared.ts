import type { Question } from '@lykta/domain';
import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { afterPaint } from '@lykta/app-shell';

/** How many questions stand ready at most: each costs memory. */
const MOST = 3;

/**
 * The questions to prepare while the child reads this one: those that may come next, so that a rare answer leads on as
 * fast as a common one. None before this one is painted, and none with a film, which is loaded when it is seen.
 * @param nextOf gives the questions that an answer may lead to, the likeliest first
 */
export function usePrepared(
  question: Question,
  nextOf: (() => readonly Question[]) | undefined,
): readonly Question[] {
  const [ready, setReady] = useState<{ asked: Question; next: readonly Question[] }>();
  const prepare = useEffectEvent(() => {
    const next = nextOf?.().filter(({ video }) => !video) ?? [];
    // In a transition: a tap does not wait for it.
    startTransition(() => setReady({ asked: question, next: next.slice(0, MOST) }));
  });
  useEffect(() => afterPaint(prepare), [question]);
  return ready?.asked === question ? ready.next : [];
}
