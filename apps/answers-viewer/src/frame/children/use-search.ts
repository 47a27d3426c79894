import { useEffect, useState } from 'react';
import { plainSearch } from './child-code.ts';

/** Milliseconds without typing before the search starts: longer than between two keys, too short to notice. */
const PAUSE = 200;

/** State of a search field: the input, and the search to send once typing pauses. */
export function useSearch(): { typed: string; setTyped: (text: string) => void; search: string | undefined } {
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState<string>();
  const wanted = plainSearch(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSearch(wanted), wanted === undefined ? 0 : PAUSE);
    return () => clearTimeout(timer);
  }, [wanted]);
  return { typed, setTyped, search };
}
