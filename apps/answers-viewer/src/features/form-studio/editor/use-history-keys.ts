import { useEffect } from 'react';
import type { Acts } from './use-studio.ts';

/** Ctrl+Z takes back, Shift+Ctrl+Z and Ctrl+Y make again: whole steps of the form instead of letters of one field. */
export function useHistoryKeys({ undo, redo }: Acts): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      // In a dialog the browser's own undo is for what is typed there.
      if (event.target instanceof Element && event.target.closest('dialog')) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) redo();
      else undo();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [undo, redo]);
}
