import type { EmotionKey } from '@lykta/domain';
import { cornerSign, headShapes } from './face/feeling-shapes.ts';
import { Frame, type PictogramLooks } from './frame.tsx';
import { Shapes } from './shapes.tsx';

export type FeelingProps = PictogramLooks & {
  /** The feeling whose face is shown. */
  feeling: EmotionKey;
};

/** The face of a feeling. What stands in its corner is drawn large, so that it is seen at 32 px. */
export function Feeling({ feeling, ...looks }: FeelingProps) {
  const sign = cornerSign(feeling);
  return (
    <Frame {...looks}>
      {sign.length === 0 ? (
        <Shapes of={headShapes(feeling)} />
      ) : (
        <>
          <g transform="translate(-1 12) scale(.86)">
            <Shapes of={headShapes(feeling)} />
          </g>
          <g transform="translate(-46 -3) scale(1.5)">
            <Shapes of={sign} />
          </g>
        </>
      )}
    </Frame>
  );
}
