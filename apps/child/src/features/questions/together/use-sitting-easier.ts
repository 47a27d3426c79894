import { useState } from 'react';
import type { Easier } from '../../../frame/easier/use-easier.ts';
import { keepEasier, keptEasier } from './kept-sitting.ts';

/** The easier way in this sitting alone: the next child at the same screen begins in the usual way. */
export function useSittingEasier(): Easier {
  const [easier, setEasier] = useState(keptEasier);
  const choose = (chosen: boolean) => {
    setEasier(chosen);
    keepEasier(chosen);
  };
  return [easier, choose];
}
