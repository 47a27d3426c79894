import type { ReactNode } from 'react';
import { AreaPicture } from '../../art/area-picture/area-picture.tsx';
import { Lantern } from '../../art/lantern/lantern.tsx';
import { Head } from '../app-column/head.tsx';
import { useTheme } from '../area-theme/use-theme.ts';
import { Horizon } from '../horizon/horizon.tsx';
import { Travels } from '../travels/travels.tsx';
import scene from '../scene.module.css';
import { customProperties } from '../../custom-properties.ts';
import styles from './banner.module.css';

export interface BannerProps {
  /** Name of the area or of the form. */
  title: string;
  /** Second line: "Fråga 4 av 14". */
  note?: string;
  /** Makes the title the `h1`, for screens without another. Default false. */
  heading?: boolean;
  /** What the drawing of the area is called while it moves here from another screen. */
  travels?: string;
  /** The PageHeader; it gets the same tint. */
  header: ReactNode;
}

/**
 * The head of a question or of a story page, with the tint and the drawing of its area; without an area it shows the
 * lantern.
 */
export function Banner({ title, note, heading = false, travels, header }: BannerProps) {
  const { area, tint } = useTheme();
  return (
    <>
      <div className={scene.bar} style={customProperties({ '--bar': tint })}>
        {header}
      </div>
      <Head>
        <div className={styles.banner} style={{ backgroundColor: tint }}>
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
              <Travels as={travels}>
                <AreaPicture area={area} size={100} className={styles.picture} />
              </Travels>
            ) : (
              <Lantern size={58} className={styles.picture} />
            )}
          </section>
          <Horizon />
        </div>
      </Head>
    </>
  );
}
