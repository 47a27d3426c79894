import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import styles from './app-column.module.css';

export interface AppColumnProps {
  /** `start` has no page colour of its own: the start scene fills it. */
  look?: 'page' | 'start';
  children: ReactNode;
}

/** The one column of the child's app. Wider than 44 rem it stands as a sheet in two pools of light. */
export function AppColumn({ look = 'page', children }: AppColumnProps) {
  return (
    <div className={styles.backdrop}>
      <div className={styles.column} data-look={look}>
        {children}
      </div>
    </div>
  );
}

export interface ContentProps {
  id?: string;
  /** A Foot: it belongs to the main part, also for those who jump there. */
  foot?: ReactNode;
  children: ReactNode;
}

/** What the screen is about: one gutter, blocks under each other, and the way on at the foot. */
export function Content({ id, foot, children }: ContentProps) {
  return (
    <main id={id} className={styles.main}>
      <div className={styles.content}>{children}</div>
      {foot}
    </main>
  );
}

export interface StackProps {
  /** 8 px, 12 px between cards, 16 px between blocks, 24 px above a new headline. */
  gap?: 'tight' | 'cards' | 'blocks' | 'parts';
  as?: 'div' | 'section' | 'ul' | 'ol' | 'form';
  className?: string;
  children: ReactNode;
}

/** Things under each other at one distance. */
export function Stack({ gap = 'cards', as: Element = 'div', className, children }: StackProps) {
  return (
    <Element className={cx(styles.stack, className)} data-gap={gap}>
      {children}
    </Element>
  );
}

export interface FootProps {
  /** Two equal buttons side by side. */
  split?: boolean;
  children: ReactNode;
}

/** Sticks to the bottom edge and holds the way on. */
export function Foot({ split = false, children }: FootProps) {
  return (
    <div className={styles.foot} data-foot data-split={split || undefined}>
      {children}
    </div>
  );
}
