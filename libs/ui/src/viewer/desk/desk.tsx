import type { ReactNode } from 'react';
import styles from './desk.module.css';

/**
 * The page layout of the answers viewer: a side bar and a white panel.
 * @param props.nav the SideNav
 * @param props.children the Panel
 */
export function Desk({ nav, children }: { nav: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.desk} data-density="adult">
      {nav}
      {children}
    </div>
  );
}

/** The white panel: the main element of a page. */
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
  /** Next to the title: a Segmented. */
  children?: ReactNode;
  /** At the end: one primary button, and others. */
  actions?: ReactNode;
}

/** The head of a panel: title, view switch and actions. */
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

/**
 * A row of filters below the head.
 * @param props.children the filters
 * @param props.count number of results, in words
 */
export function FilterBar({ children, count }: { children: ReactNode; count?: ReactNode }) {
  return (
    <div className={styles.filters}>
      {children}
      {count && <span className={styles.count}>{count}</span>}
    </div>
  );
}

/**
 * The content of a panel, with padding.
 * @param props.sunken darker background behind cards; default false
 * @param props.children the content
 */
export function PanelBody({ sunken = false, children }: { sunken?: boolean; children: ReactNode }) {
  return (
    <div className={styles.body} data-sunken={sunken || undefined}>
      {children}
    </div>
  );
}

export interface SplitProps {
  /** The list. */
  list: ReactNode;
  /** The chosen item. */
  children: ReactNode;
  /** What belongs to the chosen item. */
  aside?: ReactNode;
}

/** A list, its chosen item, and an aside. On a phone they are stacked. */
export function Split({ list, children, aside }: SplitProps) {
  return (
    <div className={styles.split}>
      <div className={styles.list}>{list}</div>
      <div className={styles.chosen}>{children}</div>
      {aside && <aside className={styles.aside}>{aside}</aside>}
    </div>
  );
}
