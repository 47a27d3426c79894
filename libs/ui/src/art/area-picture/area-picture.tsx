import type { Area } from '@lykta/domain';
import { Drawing, type DrawingLooks } from '../drawing/drawing.tsx';
import base from '../svg/base.svg?raw';
import family from '../svg/family.svg?raw';
import homes from '../svg/homes.svg?raw';
import kasamstegen from '../svg/kasamstegen.svg?raw';
import leisure from '../svg/leisure.svg?raw';
import myself from '../svg/myself.svg?raw';
import school from '../svg/school.svg?raw';

/** The areas of the questions, and the child's homes. */
export type PicturedArea = Area | 'homes';

const pictures: Record<PicturedArea, string> = { myself, school, family, base, leisure, kasamstegen, homes };

/** The drawing of an area: a pencil for school, a ball for leisure. */
export function AreaPicture({
  area,
  ...looks
}: DrawingLooks & {
  /** The area whose drawing is shown. */
  area: PicturedArea;
}) {
  return <Drawing source={pictures[area]} {...looks} />;
}

/** CSS value of an area's tint. Text on it always uses `--text`. */
export function areaTint(area: PicturedArea): string {
  return area === 'homes' ? 'var(--glow-2)' : `var(--area-${area})`;
}
