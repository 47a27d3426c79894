import { useRef, type KeyboardEvent } from 'react';

const STEP = new Map([
  ['ArrowDown', 1],
  ['ArrowRight', 1],
  ['ArrowUp', -1],
  ['ArrowLeft', -1],
]);

/**
 * Roving tabindex for a group in which one option can be chosen. Arrow keys move the focus and choose nothing, so
 * that a child does not answer by exploring; click, Enter and Space choose. Left and right follow the text direction.
 */
export function useRoving(values: readonly string[], chosen: string | null) {
  const group = useRef<HTMLDivElement>(null);
  const start = chosen !== null && values.includes(chosen) ? chosen : values[0];

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const items = [...(group.current?.querySelectorAll<HTMLElement>('[role="radio"]') ?? [])];
    const at = items.findIndex((item) => item === document.activeElement);
    const sideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
    const mirrored = sideways && group.current?.closest('[dir]')?.getAttribute('dir') === 'rtl';
    const step = (STEP.get(event.key) ?? 0) * (mirrored ? -1 : 1);
    const target =
      event.key === 'Home' ? 0 : event.key === 'End' ? items.length - 1 : step ? at + step : null;
    if (target === null || at < 0) return;
    event.preventDefault();
    const next = (target + items.length) % items.length;
    items.forEach((item, index) => (item.tabIndex = index === next ? 0 : -1));
    items[next]?.focus();
  };

  return {
    group: { ref: group, role: 'radiogroup' as const, onKeyDown },
    item: (value: string) => ({
      type: 'button' as const,
      role: 'radio' as const,
      'aria-checked': value === chosen,
      tabIndex: value === start ? 0 : -1,
    }),
  };
}
