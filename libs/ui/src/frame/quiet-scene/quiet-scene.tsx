import { useEffect, useState, type ReactNode } from 'react';
import { Drawing } from '../../art/drawing/drawing.tsx';
import { Horizon } from '../horizon/horizon.tsx';
import styles from './quiet-scene.module.css';

type QuietPlace = 'cord' | 'moth' | 'path' | 'gate' | 'rest';

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
  const [drawn, setDrawn] = useState<Record<QuietPlace, string>>();
  useEffect(() => {
    import('../../art/quiet/scenes.ts').then(
      ({ scenes }) => setDrawn(scenes),
      () => undefined,
    );
  }, []);
  return drawn?.[place];
}
