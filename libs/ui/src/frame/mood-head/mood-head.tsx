import type { MoodLevel } from '@lykta/domain';
import { useId, type ReactNode } from 'react';
import { Smiley } from '../../art/smiley/smiley.tsx';
import { Head } from '../app-column/head.tsx';
import { Horizon } from '../horizon/horizon.tsx';
import { cx } from '../../cx.ts';
import scene from '../scene.module.css';
import { faceOf, lanternLight } from '../travels/names.ts';
import { Travels } from '../travels/travels.tsx';
import { customProperties } from '../../custom-properties.ts';
import styles from './mood-head.module.css';

export interface MoodHeadProps {
  /** The chosen mood. */
  mood: MoodLevel;
  /** Name of the mood: the h1. */
  title: string;
  /** The face goes into the lantern of the next screen, not back to its place among the faces. Default false. */
  lights?: boolean;
  /** The PageHeader. */
  header: ReactNode;
}

/** The head of the feelings screen: the chosen face in a pool of its own colour. */
export function MoodHead({ mood, title, lights = false, header }: MoodHeadProps) {
  const titleId = useId();
  const colour = customProperties({ '--mood': `var(--${faceOf(mood)})` });
  return (
    <>
      <div className={cx(scene.bar, styles.bar)} style={colour} data-clear>
        {header}
      </div>
      <Head>
        <div className={cx(styles.head, scene.under)} style={colour}>
          <section className={styles.inside} aria-labelledby={titleId}>
            <Travels as={lights ? lanternLight : faceOf(mood)}>
              <Smiley mood={mood} size={120} />
            </Travels>
            <h1 id={titleId} tabIndex={-1}>
              {title}
            </h1>
          </section>
          <Horizon />
        </div>
      </Head>
    </>
  );
}
