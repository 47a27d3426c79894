import { useEffect, useState } from 'react';
import { Drawing } from '../../art/drawing/drawing.tsx';

export type QuietPlace = 'cord' | 'moth' | 'path' | 'gate' | 'rest';

/**
 * The drawing of a quiet place. It is fetched when it is needed; without a network its place stays empty, and nothing
 * else waits for it.
 */
export function SceneDrawing({ place, className }: { place: QuietPlace; className?: string }) {
  const [drawn, setDrawn] = useState<Record<QuietPlace, string>>();
  useEffect(() => {
    import('../../art/quiet/scenes.ts').then(
      ({ scenes }) => setDrawn(scenes),
      () => undefined,
    );
  }, []);
  return drawn && <Drawing source={drawn[place]} className={className} />;
}
