import type { ReactNode } from 'react';
import { Horizon } from '../horizon/horizon.tsx';
import { SceneDrawing, type QuietPlace } from './scene-drawing.tsx';
import styles from './quiet-scene.module.css';

export interface QuietSceneProps {
  /** What the scene shows. */
  place: QuietPlace;
  /** The PageHeader. */
  header: ReactNode;
}

/** The drawn head of a page on which little happens. */
export function QuietScene({ place, header }: QuietSceneProps) {
  return (
    <>
      {header}
      <div className={styles.place} data-place={place}>
        <SceneDrawing place={place} className={styles.drawing} />
        <Horizon />
      </div>
    </>
  );
}
