import type { Question } from '@lykta/domain';
import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { afterPaint } from '@lykta/app-shell';

/**
 * The question to prepare while the child reads this one: the likeliest to come next. None before this one is painted.
 * One, because each costs memory; no film, which is loaded when it is seen.
 * @param nextOf gives the questions that an answer may lead to, the likeliest first
 */
export function usePrepared(
  question: Question,
  nextOf: (() => readonly Question[]) | undefined,
): readonly Question[] {
  const [ready, setReady] = useState<{ asked: Question; next: readonly Question[] }>();
  const prepare = useEffectEvent(() => {
    const next = nextOf?.().slice(0, 1) ?? [];
    // In a transition: a tap does not wait for it.
    startTransition(() => setReady({ asked: question, next: next.filter(({ video }) => !video) }));
  });
  useEffect(() => afterPaint(prepare), [question]);
  return ready?.asked === question ? ready.next : [];
}
