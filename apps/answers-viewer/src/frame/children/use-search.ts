import { useEffect, useState } from 'react';
import { plainSearch } from './child-code.ts';

/** Long enough for the next letter to come, short enough not to be waited for. In milliseconds. */
const PAUSE = 200;

/** What is typed into a search field, and what to ask the server for once the typing has paused. */
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
