import type { Area } from '@lykta/domain';
import type { ReactNode } from 'react';
import { AreaPicture, areaTint } from '../../art/area-picture/area-picture.tsx';
import { Lantern } from '../../art/lantern/lantern.tsx';
import { Horizon } from '../horizon/horizon.tsx';
import styles from './banner.module.css';

export interface BannerProps {
  /** Absent: a form of no area, or without a theme, wears the lantern. */
  area?: Area;
  /** The name of the area, or of the form. */
  title: string;
  /** "Fråga 4 av 14" */
  note?: string;
  /** The PageHeader, which lies in the same tint. */
  header: ReactNode;
}

/** The head of a question: the tint of its area, its drawing on the horizon. */
export function Banner({ area, title, note, header }: BannerProps) {
  return (
    <div className={styles.banner} style={{ backgroundColor: area ? areaTint(area) : 'var(--glow-2)' }}>
      {header}
      <div className={styles.inside}>
        <p className={styles.words}>
          <b>{title}</b>
          {note && <span>{note}</span>}
        </p>
        {area ? (
          <AreaPicture area={area} size={100} className={styles.picture} />
        ) : (
          <Lantern size={58} className={styles.picture} />
        )}
      </div>
      <Horizon />
    </div>
  );
}
