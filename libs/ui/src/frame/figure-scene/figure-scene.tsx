import { useId } from 'react';
import type { ReactNode } from 'react';
import { Lantern } from '../../art/lantern/lantern.tsx';
import { Pool } from '../../art/pool/pool.tsx';
import { IconLink } from '../../action/icon-button/icon-button.tsx';
import { EditIcon } from '../../icon/icons.ts';
import scene from '../scene.module.css';
import styles from './figure-scene.module.css';

export interface FigureSceneProps {
  /** The greeting: the h1. */
  title: string;
  intro?: string;
  /** The child's own figure, 200 × 300. */
  figure: ReactNode;
  /** The lantern beside it is lit when the day has a face. */
  lit?: boolean;
  edit?: { href: string; label: string };
  header: ReactNode;
}

/** The head of home: the figure in its pool of light, cut by the card that follows. */
export function FigureScene({ title, intro, figure, lit = true, edit, header }: FigureSceneProps) {
  const titleId = useId();
  return (
    <div className={scene.scene}>
      <Pool x="calc(100% - 7.5rem)" y="10.5rem" size="21.5rem" />
      {header}
      <section className={styles.stage} aria-labelledby={titleId}>
        <div className={styles.hello}>
          <h1 id={titleId} tabIndex={-1}>
            {title}
          </h1>
          {intro && <p>{intro}</p>}
        </div>
        <div className={styles.figure}>{figure}</div>
        <Lantern lit={lit} size={44} className={styles.lantern} />
        {edit && (
          <IconLink
            look="outlined"
            icon={EditIcon}
            label={edit.label}
            href={edit.href}
            className={styles.edit}
          />
        )}
      </section>
    </div>
  );
}
