import { SVGPathData } from 'svg-pathdata';
import { isOnBody } from '../compose/layers.ts';
import { markBelow } from '../compose/crop.ts';

/** The lower edge of the square around the head, in the box of a part file. */
const EDGE = 167;
/** An adult's head is drawn smaller, so that more of it comes into the square: y in a part file that lies at `EDGE`. */
const EDGE_OF_ADULT = 171.5;
const LINE = 3;

const layerOrPath = /<g [^>]*data-layer="([^"]+)"[^>]*>|<path ([^>]*)\/>/g;

/** @returns the highest point that a path paints, its line included */
function topOf(attributes: string): number {
  const path = /(?:^|\s)d="([^"]+)"/.exec(attributes)?.[1] ?? '';
  const [, width = LINE] = /(?:^|\s)stroke-width="([\d.]+)"/.exec(attributes) ?? [];
  const line = attributes.includes('stroke="none"') ? 0 : Number(width);
  return new SVGPathData(path).toAbs().getBounds().minY - line / 2;
}

/**
 * Marks the shapes of a part file that lie below the square of the head in every build and style, so that a head is
 * drawn without them (`cropToHead`); takes the mark from all others.
 * @param svg the text of a file that passed the linter
 */
export function markBelowHead(svg: string): string {
  let edge = EDGE;
  return svg.replaceAll(layerOrPath, (tag, layer: string | undefined, attributes = '') => {
    if (layer) edge = isOnBody(layer) ? EDGE : EDGE_OF_ADULT;
    if (layer) return tag;
    const plain = attributes.replace(markBelow, '');
    return `<path ${topOf(plain) >= edge ? markBelow : ''}${plain}/>`;
  });
}
