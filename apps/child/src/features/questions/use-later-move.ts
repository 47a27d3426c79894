import { useEffect, useRef } from 'react';
import { afterPaint } from '../../frame/layout/after-paint.ts';

/**
 * Moves on in the history when the question is painted: the history is not what a child waits for. A move that another
 * overtakes is made at once, so that Back finds both; whoever leaves the page or goes back meanwhile has gone elsewhere.
 */
export function useLaterMove(): (move: () => void) => void {
  const pending = useRef<{ move: () => void; stop: () => void }>(undefined);

  useEffect(() => {
    const drop = () => {
      pending.current?.stop();
      pending.current = undefined;
    };
    addEventListener('popstate', drop);
    return () => {
      removeEventListener('popstate', drop);
      drop();
    };
  }, []);

  return (move) => {
    const overtaken = pending.current;
    if (overtaken) {
      pending.current = undefined;
      overtaken.stop();
      overtaken.move();
      return move();
    }
    const stop = afterPaint(() => {
      pending.current = undefined;
      move();
    });
    pending.current = { move, stop };
  };
}
