import type { MoodLevel } from '@lykta/domain';
import { useId } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { Smiley } from '../../art/smiley/smiley.tsx';
import { Horizon } from '../horizon/horizon.tsx';
import styles from './mood-head.module.css';

export interface MoodHeadProps {
  mood: MoodLevel;
  /** The word of the mood: the h1. */
  title: string;
  header: ReactNode;
}

/** The head of the feelings: the chosen face in a pool of its own colour. */
export function MoodHead({ mood, title, header }: MoodHeadProps) {
  const titleId = useId();
  const colour = { '--mood': `var(--mood-${mood.toLowerCase()})` } as CSSProperties;
  return (
    <div className={styles.head} style={colour}>
      {header}
      <section className={styles.inside} aria-labelledby={titleId}>
        <Smiley mood={mood} size={120} />
        <h1 id={titleId} tabIndex={-1}>
          {title}
        </h1>
      </section>
      <Horizon />
    </div>
  );
}
