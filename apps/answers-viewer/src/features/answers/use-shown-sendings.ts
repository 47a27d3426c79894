import type { IndividualAnswers } from '@lykta/domain';
import { useState } from 'react';
import type { FormHistory } from './sent.ts';

/** Which sending of each form is shown. */
export interface ShownSendings {
  histories: readonly FormHistory[];
  /** Index of the shown sending of a form, 0 = the newest. */
  placeOf: (history: FormHistory) => number;
  show: (history: FormHistory, place: number) => void;
  /** The sending that was chosen last; at first the newest of all. */
  current: IndividualAnswers | undefined;
}

const idOf = ([{ form }]: FormHistory) => form.metadata.id;

/** Holds which sending of each form is shown: the newest until another one is chosen. */
export function useShownSendings(histories: readonly FormHistory[]): ShownSendings {
  const [places, setPlaces] = useState<ReadonlyMap<string, number>>(new Map());
  const [last, setLast] = useState<string>();
  const placeOf = (history: FormHistory) => places.get(idOf(history)) ?? 0;
  const latest = histories.find((history) => idOf(history) === last) ?? histories[0];
  return {
    histories,
    placeOf,
    show: (history, place) => {
      setPlaces(new Map(places).set(idOf(history), place));
      setLast(idOf(history));
    },
    current: latest?.[placeOf(latest)],
  };
}
