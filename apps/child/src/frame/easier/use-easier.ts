import { useState } from 'react';
import { changeSettings, readSettings } from '../storage/settings.ts';

/** Whether the child has chosen the easier way on this device, and what changes it. */
export function useEasier(): [boolean, (easier: boolean) => void] {
  const [easier, setEasier] = useState(() => readSettings().easier);
  const choose = (chosen: boolean) => {
    setEasier(chosen);
    changeSettings({ easier: chosen });
  };
  return [easier, choose];
}
