import type { KeyboardEvent } from 'react';

/** Key handler of a tab list: arrow keys select the next or previous tab, Home and End the first and the last. */
export function tabKeys(ids: readonly string[], selected: string, onSelect: (id: string) => void) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const list = event.currentTarget;
    const rtl = list.closest('[dir]')?.getAttribute('dir') === 'rtl';
    const forward = event.key === (rtl ? 'ArrowLeft' : 'ArrowRight');
    const back = event.key === (rtl ? 'ArrowRight' : 'ArrowLeft');
    const step = forward ? 1 : back ? -1 : undefined;
    const at = ids.indexOf(selected);
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? ids.length - 1 : step && at + step;
    const next = to === undefined ? undefined : ids[(to + ids.length) % ids.length];
    if (!next) return;
    event.preventDefault();
    onSelect(next);
    list.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next)}"]`)?.focus();
  };
}
