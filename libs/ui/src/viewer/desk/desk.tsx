import type { ReactNode } from 'react';
import styles from './desk.module.css';

/** The adults' page: a side bar, and the work in one white panel. */
export function Desk({ nav, children }: { nav: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.desk} data-density="adult">
      {nav}
      {children}
    </div>
  );
}

/** The white panel in which work lies. */
export function Panel({ children }: { children: ReactNode }) {
  return (
    <main className={styles.panel} id="main">
      {children}
    </main>
  );
}

export interface PanelHeadProps {
  /** The h1. */
  title: string;
  /** Beside the title: a Segmented. */
  children?: ReactNode;
  /** At the end: one primary button and others. */
  actions?: ReactNode;
}

/** Where one is, how it is seen, and what can be done. */
export function PanelHead({ title, children, actions }: PanelHeadProps) {
  return (
    <div className={styles.head}>
      <h1 tabIndex={-1}>{title}</h1>
      {children}
      <span className={styles.grow} />
      {actions}
    </div>
  );
}

/** Filters under the head; `count` says what they leave. */
export function FilterBar({ children, count }: { children: ReactNode; count?: ReactNode }) {
  return (
    <div className={styles.filters}>
      {children}
      {count && <span className={styles.count}>{count}</span>}
    </div>
  );
}

/** What the panel shows, with a gutter; `sunken` lies behind cards. */
export function PanelBody({ sunken = false, children }: { sunken?: boolean; children: ReactNode }) {
  return (
    <div className={styles.body} data-sunken={sunken || undefined}>
      {children}
    </div>
  );
}

export interface SplitProps {
  list: ReactNode;
  children: ReactNode;
  aside?: ReactNode;
}

/** A list, what is chosen in it, and what belongs to that. On a phone they come under each other. */
export function Split({ list, children, aside }: SplitProps) {
  return (
    <div className={styles.split}>
      <div className={styles.list}>{list}</div>
      <div className={styles.chosen}>{children}</div>
      {aside && <aside className={styles.aside}>{aside}</aside>}
    </div>
  );
}
