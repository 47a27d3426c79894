import { useId, useState, type ReactNode } from 'react';
import { Button } from '../../action/button/button.tsx';
import { ChevronDownIcon } from '../../icon/icons.ts';
import styles from './desk.module.css';

/**
 * The page layout of the answers viewer: a side bar and a white panel.
 * @param props.nav the SideNav
 * @param props.children the Panel
 */
export function Desk({ nav, children }: { nav: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.window}>
      <div className={styles.desk} data-density="adult">
        {nav}
        {children}
      </div>
    </div>
  );
}

/**
 * The white panel: the main element of a page.
 * @param props.wide needs all the room there is: on a screen of usual width the side bar shows its icons alone
 * @param props.children its head, filters and content
 */
export function Panel({ wide = false, children }: { wide?: boolean; children: ReactNode }) {
  return (
    <main className={styles.panel} id="main" data-wide={wide || undefined}>
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

export interface FilterBarProps {
  /** The filters. */
  children: ReactNode;
  /** Number of results, in words. */
  count?: ReactNode;
  /** On a phone many filters lie behind a button with these words: "Filter · 1". */
  fold?: string;
}

/** A row of filters below the head. */
export function FilterBar({ children, count, fold }: FilterBarProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div id={id} className={styles.filters} data-folded={(fold !== undefined && !open) || undefined}>
      {fold !== undefined && (
        <span className={styles.fold}>
          <Button
            look="secondary"
            size="compact"
            fit
            iconEnd={ChevronDownIcon}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            {fold}
          </Button>
        </span>
      )}
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
