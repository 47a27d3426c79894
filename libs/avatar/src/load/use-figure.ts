import { useEffect, useState } from 'react';
import { type DrawnAvatar, loadFigure, peekFigure } from './figure.ts';

/** The state of a figure's drawing. */
export type FigureState =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly svg: string }
  | { readonly status: 'error' };

type Outcome = { readonly key: string; readonly state: FigureState };

/**
 * Returns a figure's drawing: at once if its files are loaded, otherwise after fetching them. While a changed figure
 * loads, the previous one stays, so that the builder does not flicker.
 */
export function useFigure(avatar: DrawnAvatar): FigureState {
  const key = JSON.stringify(avatar);
  const [outcome, setOutcome] = useState(() => peek(avatar, key));
  const shown = isDrawn(outcome, key) ? outcome : (peek(avatar, key) ?? outcome);
  if (shown !== outcome) setOutcome(shown);
  const isHere = isDrawn(shown, key);

  useEffect(() => {
    if (isHere) return;
    let isWanted = true;
    const settle = (state: FigureState) => {
      if (isWanted) setOutcome({ key, state });
    };
    const wanted: DrawnAvatar = JSON.parse(key);
    loadFigure(wanted).then(
      (svg) => settle({ status: 'loaded', svg }),
      () => settle({ status: 'error' }),
    );
    return () => {
      isWanted = false;
    };
  }, [key, isHere]);

  if (shown && (shown.key === key || shown.state.status === 'loaded')) return shown.state;
  return { status: 'loading' };
}

function peek(avatar: DrawnAvatar, key: string): Outcome | undefined {
  const svg = peekFigure(avatar);
  return svg === undefined ? undefined : { key, state: { status: 'loaded', svg } };
}

function isDrawn(outcome: Outcome | undefined, key: string): boolean {
  return outcome?.key === key && outcome.state.status === 'loaded';
}
