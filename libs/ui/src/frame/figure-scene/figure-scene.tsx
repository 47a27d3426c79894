import { useId, type ReactNode } from 'react';
import { Lantern } from '../../art/lantern/lantern.tsx';
import { Pool } from '../../art/pool/pool.tsx';
import { IconLink } from '../../action/icon-button/icon-button.tsx';
import { EditIcon } from '../../icon/icons.ts';
import { Head } from '../app-column/head.tsx';
import { cx } from '../../cx.ts';
import frame from '../scene.module.css';
import { lanternLight } from '../travels/names.ts';
import { Travels } from '../travels/travels.tsx';
import styles from './figure-scene.module.css';

export interface FigureSceneProps {
  /** The greeting: the h1. */
  title: string;
  /** One sentence below the title. */
  intro?: string;
  /** The child's own figure, 200 × 300. */
  figure: ReactNode;
  /** Lights the lantern: a mood was chosen today. Default true. */
  lit?: boolean;
  /** Link to edit the figure, with its accessible name. */
  edit?: { href: string; label: string };
  /** Drawn behind the figure: a SeasonHill. */
  scene?: ReactNode;
  /** The PageHeader. */
  header: ReactNode;
}

/** The head of the home screen: the child's figure in a pool of light. The next card covers its lower edge. */
export function FigureScene({ title, intro, figure, lit = true, edit, scene, header }: FigureSceneProps) {
  const titleId = useId();
  return (
    <>
      <div className={frame.bar} data-clear>
        {header}
      </div>
      <Head>
        <div className={cx(frame.scene, frame.under)}>
          <Pool x="calc(100% - 7.5rem)" y="calc(100% - 3.75rem)" size="21.5rem" />
          {scene}
          <section className={styles.stage} aria-labelledby={titleId}>
            <div className={styles.hello}>
              <h1 id={titleId} tabIndex={-1}>
                {title}
              </h1>
              {intro && <p>{intro}</p>}
              {edit && (
                <IconLink
                  look="outlined"
                  icon={EditIcon}
                  label={edit.label}
                  href={edit.href}
                  className={styles.edit}
                />
              )}
            </div>
            <div className={styles.figure}>{figure}</div>
            <Travels as={lanternLight}>
              <Lantern lit={lit} size={44} className={styles.lantern} />
            </Travels>
          </section>
        </div>
      </Head>
    </>
  );
}
