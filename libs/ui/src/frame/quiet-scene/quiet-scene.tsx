import { useEffect, useState, type ReactNode } from 'react';
import { Drawing } from '../../art/drawing/drawing.tsx';
import { Horizon } from '../horizon/horizon.tsx';
import styles from './quiet-scene.module.css';

const scenes = {
  /** No contact: a cord with a gap. */
  cord: () => import('../../art/quiet/cord.svg?raw'),
  /** Something broke: the lantern's door is open, and a moth is there. */
  moth: () => import('../../art/quiet/moth.svg?raw'),
  /** Nothing here yet: an unlit lantern where the path begins. */
  path: () => import('../../art/quiet/path.svg?raw'),
};
export type QuietPlace = keyof typeof scenes;

export interface QuietSceneProps {
  place: QuietPlace;
  /** The PageHeader. */
  header: ReactNode;
}

/**
 * The drawn head of a page on which little happens. The drawing is fetched when it is needed; without a network its
 * place stays empty, and nothing else waits for it.
 */
export function QuietScene({ place, header }: QuietSceneProps) {
  const source = useScene(place);
  return (
    <>
      {header}
      <div className={styles.place} data-place={place}>
        {source !== undefined && <Drawing source={source} className={styles.drawing} />}
        <Horizon />
      </div>
    </>
  );
}

function useScene(place: QuietPlace): string | undefined {
  const [drawn, setDrawn] = useState<{ place: QuietPlace; source: string }>();
  useEffect(() => {
    let left = false;
    scenes[place]().then(
      ({ default: source }) => !left && setDrawn({ place, source }),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [place]);
  return drawn?.place === place ? drawn.source : undefined;
}
