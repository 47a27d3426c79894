import { useId } from 'react';
import type { ReactNode } from 'react';
import { Pool } from '../../art/pool/pool.tsx';
import scene from '../scene.module.css';
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
  const titleId = useId();
  return (
    <div className={scene.scene}>
      <Pool x="4.25rem" y="7.75rem" size="21rem" />
      {header}
      <section className={styles.story} aria-labelledby={titleId}>
        <div className={styles.head}>{picture}</div>
        <div>
          <h1 id={titleId} tabIndex={-1}>
            {title}
          </h1>
          {intro && <p>{intro}</p>}
        </div>
      </section>
    </div>
  );
}
