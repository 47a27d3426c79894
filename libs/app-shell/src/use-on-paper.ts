import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

const paper = () => window.matchMedia('print');
let preparing = false;

function subscribe(onChange: () => void): () => void {
  const prepare = (value: boolean) => () => {
    preparing = value;
    // Synchronous, because the browser captures the page right after this event.
    flushSync(onChange);
  };
  const [before, after] = [prepare(true), prepare(false)];
  const media = paper();
  window.addEventListener('beforeprint', before);
  window.addEventListener('afterprint', after);
  media.addEventListener('change', onChange);
  return () => {
    window.removeEventListener('beforeprint', before);
    window.removeEventListener('afterprint', after);
    media.removeEventListener('change', onChange);
  };
}

/** Whether the page is being printed; long lists then render all rows. */
export function useOnPaper(): boolean {
  return useSyncExternalStore(subscribe, () => preparing || paper().matches);
}
