import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

/** What wants to know when the page becomes paper: a page of forty heads has forty, and the browser is asked once. */
const readers = new Set<() => void>();
let preparing = false;
let media: MediaQueryList | undefined;

const paper = () => (media ??= window.matchMedia('print'));
const isOnPaper = () => preparing || paper().matches;

function tellAll(): void {
  for (const reader of readers) reader();
}

const prepare = (value: boolean) => () => {
  preparing = value;
  // Synchronous, because the browser captures the page right after this event.
  flushSync(tellAll);
};
const [before, after] = [prepare(true), prepare(false)];

function subscribe(reader: () => void): () => void {
  if (readers.size === 0) {
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    paper().addEventListener('change', tellAll);
  }
  readers.add(reader);
  return () => {
    readers.delete(reader);
    if (readers.size > 0) return;
    window.removeEventListener('beforeprint', before);
    window.removeEventListener('afterprint', after);
    paper().removeEventListener('change', tellAll);
  };
}

/** Whether the page is being printed; long lists then render all rows. */
export function useOnPaper(): boolean {
  return useSyncExternalStore(subscribe, isOnPaper);
}
