import type { ReactNode } from 'react';
import { AreaPicture } from '../../art/area-picture/area-picture.tsx';
import { Lantern } from '../../art/lantern/lantern.tsx';
import { useTheme } from '../area-theme/use-theme.ts';
import { Horizon } from '../horizon/horizon.tsx';
import styles from './banner.module.css';

export interface BannerProps {
  /** The name of the area, or of the form. */
  title: string;
  /** "Fråga 4 av 14" */
  note?: string;
  /** The title is the `h1` of the screen: nothing below is. */
  heading?: boolean;
  /** The PageHeader, which lies in the same tint. */
  header: ReactNode;
}

/** The head of a question, or of a side of the story: the tint of its area, its drawing on the horizon; the lantern where it wears no theme. */
export function Banner({ title, note, heading = false, header }: BannerProps) {
  const { area, tint } = useTheme();
  return (
    <div className={styles.banner} style={{ backgroundColor: tint }}>
      {header}
      <section className={styles.inside} aria-label={title}>
        {heading ? (
          <div className={styles.words} data-heading>
            <h1 tabIndex={-1}>{title}</h1>
            {note && <p>{note}</p>}
          </div>
        ) : (
          <p className={styles.words}>
            <b>{title}</b>
            {note && <span>{note}</span>}
          </p>
        )}
        {area ? (
          <AreaPicture area={area} size={100} className={styles.picture} />
        ) : (
          <Lantern size={58} className={styles.picture} />
        )}
      </section>
      <Horizon />
    </div>
  );
}
