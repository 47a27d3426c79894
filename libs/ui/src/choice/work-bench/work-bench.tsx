import { useId, useRef, useState, type ReactNode } from 'react';
import { ChevronRightIcon } from '../../icon/icons.ts';
import { tabKeys } from '../tabs/tab-keys.ts';
import styles from './work-bench.module.css';

export interface WorkBenchProps {
  /** Accessible name of the tab list. */
  label: string;
  /** Preview of the thing being made; stays visible above the tabs while the page scrolls. */
  work: ReactNode;
  /** The tabs, each with a picture. */
  tabs: readonly { id: string; label: string; picture: ReactNode }[];
  /** Id of the selected tab. */
  selected: string;
  /** Called with the id of the tab to show. */
  onSelect: (id: string) => void;
  /** Content of the selected tab. */
  children: ReactNode;
}

/** A preview of something being made, above tabs with its parts. */
export function WorkBench({ label, work, tabs, selected, onSelect, children }: WorkBenchProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [atEnd, setAtEnd] = useState(false);
  const onKeyDown = tabKeys(
    tabs.map((tab) => tab.id),
    selected,
    onSelect,
  );
  const onScroll = () => {
    const row = list.current;
    if (row) setAtEnd(Math.abs(row.scrollLeft) + row.clientWidth > row.scrollWidth - 8);
  };
  const showMore = () => {
    const row = list.current;
    if (!row) return;
    const rtl = row.closest('[dir]')?.getAttribute('dir') === 'rtl';
    row.scrollBy({ left: (rtl ? -0.6 : 0.6) * row.clientWidth });
  };
  return (
    <div className={styles.all} data-bench>
      <div className={styles.above}>
        {work}
        <div className={styles.bench}>
          <div
            ref={list}
            role="tablist"
            aria-label={label}
            className={styles.tabs}
            tabIndex={-1}
            onKeyDown={onKeyDown}
            onScroll={onScroll}
          >
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
                <span className={styles.picture}>{tab.picture}</span>
                {tab.label}
              </button>
            ))}
          </div>
          {!atEnd && (
            // For touch and mouse only: the keyboard uses the arrow keys.
            <button type="button" className={styles.more} aria-hidden="true" tabIndex={-1} onClick={showMore}>
              <ChevronRightIcon size="small" />
            </button>
          )}
        </div>
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`} className={styles.panel}>
        {children}
      </div>
    </div>
  );
}
