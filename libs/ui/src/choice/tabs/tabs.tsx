import { useId } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import styles from '../segmented/segmented.module.css';

export interface TabsProps {
  label: string;
  tabs: readonly { id: string; label: string }[];
  selected: string;
  onSelect: (id: string) => void;
  /** What the selected tab shows. */
  children: ReactNode;
}

/** Parts of one page, one seen at a time. Arrow keys go to the next tab and show it. */
export function Tabs({ label, tabs, selected, onSelect, children }: TabsProps) {
  const id = useId();
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const list = event.currentTarget;
    const rtl = list.closest('[dir]')?.getAttribute('dir') === 'rtl';
    const forward = event.key === (rtl ? 'ArrowLeft' : 'ArrowRight');
    const back = event.key === (rtl ? 'ArrowRight' : 'ArrowLeft');
    const step = forward ? 1 : back ? -1 : undefined;
    const at = tabs.findIndex((tab) => tab.id === selected);
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? tabs.length - 1 : step && at + step;
    const next = to === undefined ? undefined : tabs[(to + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    onSelect(next.id);
    list.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.id)}"]`)?.focus();
  };
  return (
    <div className={styles.tabs}>
      {/* Scrolls sideways inside itself when there are many, so the page never does. */}
      <div role="tablist" aria-label={label} className={styles.tablist} tabIndex={-1} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab.id === selected}
            aria-controls={tab.id === selected ? `${id}-panel` : undefined}
            tabIndex={tab.id === selected ? 0 : -1}
            className={styles.tab}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`} className={styles.panel}>
        {children}
      </div>
    </div>
  );
}
