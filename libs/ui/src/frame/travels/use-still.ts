import { useEffect, useState } from 'react';

/** False until the pictures that move on to this screen have landed: what would cover them waits. */
export function useStill(): boolean {
  const [still, setStill] = useState(false);
  useEffect(() => {
    let left = false;
    const moves = document
      .getAnimations()
      .filter(
        ({ effect }) =>
          effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition'),
      );
    void Promise.allSettled(moves.map(({ finished }) => finished)).then(() => {
      if (!left) setStill(true);
    });
    return () => {
      left = true;
    };
  }, []);
  return still;
}
