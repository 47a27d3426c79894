import type { ReactNode } from 'react';
import { Pool } from '../../art/pool/pool.tsx';
import styles from './story-head.module.css';

export interface StoryHeadProps {
  title: string;
  intro?: string;
  /** The child's head in a circle. */
  picture: ReactNode;
  header: ReactNode;
}

/** The head of the story: the child's head in its pool, the title beside it. */
export function StoryHead({ title, intro, picture, header }: StoryHeadProps) {
  return (
    <div className={styles.scene}>
      <Pool x="4.25rem" y="7.75rem" size="21rem" />
      {header}
      <div className={styles.story}>
        <div className={styles.head}>{picture}</div>
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          {intro && <p>{intro}</p>}
        </div>
      </div>
    </div>
  );
}
