import { useEffect, useState } from 'react';

/** Waits until the pictures that move between two screens have landed; at once where none moves. */
export async function landed(): Promise<void> {
  const moves = document
    .getAnimations()
    .filter(
      ({ effect }) =>
        effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition'),
    );
  await Promise.allSettled(moves.map(({ finished }) => finished));
}

/** False until the pictures that move on to this screen have landed: what would cover them waits. */
export function useStill(): boolean {
  const [still, setStill] = useState(false);
  useEffect(() => {
    let left = false;
    void landed().then(() => {
      if (!left) setStill(true);
    });
    return () => {
      left = true;
    };
  }, []);
  return still;
}
