import { createContext, useContext, useState } from 'react';
import { changeSettings, readSettings } from '../storage/settings.ts';

/** Whether it is the easier way, and what changes it. */
export type Easier = readonly [easier: boolean, choose: (easier: boolean) => void];

/** A screen that is lent to a child has a choice of its own, which ends with it; undefined: the device's counts. */
export const GivenEasierContext = createContext<Easier | undefined>(undefined);

/** Whether the child has chosen the easier way, on this device or for what is open here, and what changes it. */
export function useEasier(): Easier {
  const given = useContext(GivenEasierContext);
  const [easier, setEasier] = useState(() => readSettings().easier);
  const choose = (chosen: boolean) => {
    setEasier(chosen);
    changeSettings({ easier: chosen });
  };
  return given ?? [easier, choose];
}
