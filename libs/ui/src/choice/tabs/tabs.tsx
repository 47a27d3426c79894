import { useId, type ReactNode } from 'react';
import styles from '../segmented/segmented.module.css';
import { tabKeys } from './tab-keys.ts';

export interface TabsProps {
  /** Accessible name of the tab list. */
  label: string;
  /** The tabs in display order. */
  tabs: readonly { id: string; label: string }[];
  /** Id of the selected tab. */
  selected: string;
  /** Called with the id of the tab to show. */
  onSelect: (id: string) => void;
  /** Content of the selected tab. */
  children: ReactNode;
}

/** Tabs of one page. Arrow keys select the next or previous tab. */
export function Tabs({ label, tabs, selected, onSelect, children }: TabsProps) {
  const id = useId();
  const onKeyDown = tabKeys(
    tabs.map((tab) => tab.id),
    selected,
    onSelect,
  );
  return (
    <div className={styles.tabs}>
      {/* Many tabs scroll inside the list, so that the page never scrolls sideways. */}
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
