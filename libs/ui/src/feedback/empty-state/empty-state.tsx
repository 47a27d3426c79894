import type { ReactNode } from 'react';
import { Lantern } from '../../art/lantern/lantern.tsx';
import { SceneDrawing } from '../../frame/quiet-scene/scene-drawing.tsx';
import styles from '../states.module.css';

export interface EmptyStateProps {
  /** What is empty, as a fact. */
  title: string;
  /** What will appear here. */
  children?: ReactNode;
  /** A button or link below. */
  action?: ReactNode;
  /** `card` (default), `plain` inside a card, or `page` where there is nothing else: a drawing above the words. */
  look?: 'card' | 'plain' | 'page';
}

/** Empty state: an unlit lantern, what is empty, and what will appear. */
export function EmptyState({ title, children, action, look = 'card' }: EmptyStateProps) {
  return (
    <div className={styles.empty} data-look={look}>
      {look === 'page' ? (
        <div className={styles.scene}>
          <SceneDrawing place="path" />
        </div>
      ) : (
        <Lantern lit={false} size={36} />
      )}
      <div className={styles.words}>
        <b>{title}</b>
        {children && <div className={styles.quiet}>{children}</div>}
        {action}
      </div>
    </div>
  );
}
