import { useEffect, useState } from 'react';
import type { DrawnAvatar } from './figure.ts';
import { loadFigure, peekFigure } from './figure.ts';

/** Where the drawing of a figure stands. */
export type FigureState =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly svg: string }
  | { readonly status: 'error' };

type Outcome = { readonly key: string; readonly state: FigureState };

/**
 * The drawing of a figure: at once when its files are here, else after fetching them. While a changed figure is
 * fetched, the one before stays, so that the builder never flashes.
 */
export function useFigure(avatar: DrawnAvatar): FigureState {
  const key = JSON.stringify(avatar);
  const svg = peekFigure(avatar);
  const [outcome, setOutcome] = useState<Outcome | undefined>(
    svg === undefined ? undefined : { key, state: { status: 'loaded', svg } },
  );

  useEffect(() => {
    let isWanted = true;
    const settle = (state: FigureState) => {
      if (isWanted) setOutcome((before) => (isSame(before, key) ? before : { key, state }));
    };
    loadFigure(JSON.parse(key) as DrawnAvatar).then(
      (loaded) => settle({ status: 'loaded', svg: loaded }),
      () => settle({ status: 'error' }),
    );
    return () => {
      isWanted = false;
    };
  }, [key]);

  if (svg !== undefined) return { status: 'loaded', svg };
  if (outcome && (outcome.key === key || outcome.state.status === 'loaded')) return outcome.state;
  return { status: 'loading' };
}

function isSame(outcome: Outcome | undefined, key: string): boolean {
  return outcome?.key === key && outcome.state.status === 'loaded';
}
