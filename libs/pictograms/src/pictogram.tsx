import type { PictureName } from '@lykta/domain';
import { drawings } from './drawings.ts';
import { Frame, type PictogramLooks } from './frame.tsx';
import { Shapes } from './shapes.tsx';

export type PictogramProps = PictogramLooks & {
  /** What is shown; names and their words are in `pictures` of @lykta/domain. */
  name: PictureName;
};

/** A picture that stands for an answer, beside its words. */
export function Pictogram({ name, ...looks }: PictogramProps) {
  return (
    <Frame {...looks}>
      <Shapes of={drawings[name]} />
    </Frame>
  );
}
