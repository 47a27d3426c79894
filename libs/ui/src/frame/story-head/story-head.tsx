import { useId, type ReactNode } from 'react';
import { Pool } from '../../art/pool/pool.tsx';
import { Head } from '../app-column/head.tsx';
import { cx } from '../../cx.ts';
import scene from '../scene.module.css';
import styles from './story-head.module.css';

export interface StoryHeadProps {
  /** The h1. */
  title: string;
  /** Text below the title. */
  intro?: string;
  /** The head of the child's figure; the card below covers its lower edge. */
  picture: ReactNode;
  /** The PageHeader. */
  header: ReactNode;
}

/** The head of the story screens: the head of the child's figure in a pool of light, with the title next to it. */
export function StoryHead({ title, intro, picture, header }: StoryHeadProps) {
  const titleId = useId();
  return (
    <>
      <div className={scene.bar} data-clear>
        {header}
      </div>
      <Head>
        <div className={cx(scene.scene, scene.under)}>
          <Pool x="4.25rem" y="7.75rem" size="21rem" />
          <section className={styles.story} aria-labelledby={titleId}>
            <div className={styles.head}>{picture}</div>
            <div className={styles.words}>
              <h1 id={titleId} tabIndex={-1}>
                {title}
              </h1>
              {intro && <p>{intro}</p>}
            </div>
          </section>
        </div>
      </Head>
    </>
  );
}
