import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import styles from './app-column.module.css';
import { WithRest } from './head.tsx';
import { letGo, standBelow } from './let-go.ts';

export interface AppColumnProps {
  /** `page` (default), or `start` without a page colour, because the start scene fills it. */
  look?: 'page' | 'start';
  /** The screen. */
  children: ReactNode;
}

/** The single column of the child's app. On screens wider than 44 rem it is a sheet in front of two pools of light. */
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
  /** Target of the SkipLink. */
  id?: string;
  /** A drawn head with its own header: Banner, FigureScene, MoodHead, StoryHead. The main element begins in it. */
  head?: ReactNode;
  /** A Foot; it is inside the main element, so that it also belongs to the SkipLink's target. */
  foot?: ReactNode;
  /** The blocks of the screen. */
  children: ReactNode;
}

/** The main element of a screen: its blocks, and the foot with the next step. */
export function Content({ id, head, foot, children }: ContentProps) {
  const content = (
    <>
      <div className={styles.content}>{children}</div>
      {foot}
    </>
  );
  if (head) return <WithRest value={{ id, content }}>{head}</WithRest>;
  return (
    <main id={id} className={styles.main}>
      {content}
    </main>
  );
}

export interface StackProps {
  /** `tight` 8 px, `cards` 12 px (default), `blocks` 16 px, `parts` 24 px above a new headline. */
  gap?: 'tight' | 'cards' | 'blocks' | 'parts';
  /** Element to render. Default `div`. */
  as?: 'div' | 'section' | 'ul' | 'ol' | 'form';
  /** Extra class. */
  className?: string;
  /** The stacked elements. */
  children: ReactNode;
}

/** Stacks its children with one gap. */
export function Stack({ gap = 'cards', as: Element = 'div', className, children }: StackProps) {
  return (
    <Element className={cx(styles.stack, className)} data-gap={gap}>
      {children}
    </Element>
  );
}

export interface FootProps {
  /** Puts two equal buttons side by side. Default false. */
  split?: boolean;
  /** Stands below the content, whatever room there is: it holds nothing that must be pressed. Default false. */
  below?: boolean;
  /** A MoreBelow, where it must be seen that the page goes on. */
  more?: ReactNode;
  /** The buttons. */
  children: ReactNode;
}

/** A bar at the bottom edge of the window, with the buttons for the next step; a tall one stands below the content. */
export function Foot({ split = false, below = false, more, children }: FootProps) {
  return (
    <div ref={below ? standBelow : letGo} className={styles.foot} data-foot data-split={split || undefined}>
      {more}
      {children}
    </div>
  );
}
