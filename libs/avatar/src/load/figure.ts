import { own, type Avatar } from '@lykta/domain';
import { people } from '../catalogue/people.ts';
import type { Recipe } from '../catalogue/recipe.ts';
import { compose, partIdsOf, type FigureStyle } from '../compose/compose.ts';
import { defaultParts } from '../default-parts.ts';
import { partFiles, readyMadeFiles } from './assets.ts';

/** An avatar that the product draws: all except a child's own picture. */
export type DrawnAvatar = Exclude<Avatar, { type: 'BINARY' }>;

const defaultId = 'default';

/** A figure made from files: it contains no user-supplied markup, only ids and validated colours. */
type Figure = Recipe | { readonly readyMade: string };

/** The style that this page draws in; undefined: the usual one. */
let style: FigureStyle | undefined;

/** Draws every figure in a style from then on; those that are seen already stay. */
export function drawFiguresIn(wanted: FigureStyle | undefined): void {
  style = wanted;
}

function figureOf(avatar: DrawnAvatar): Figure {
  if (typeof avatar !== 'string' && avatar.type === 'PARTS')
    return { worn: { ...defaultParts, ...avatar.data } };
  const id = (typeof avatar === 'string' ? avatar : avatar.data) || defaultId;
  // The files of ready-made people are drawn in the usual style.
  return (style && own(people, id)) ?? { readyMade: id };
}

/** Returns the drawing if every needed file is loaded already. */
export function peekFigure(avatar: DrawnAvatar): string | undefined {
  const figure = figureOf(avatar);
  if ('readyMade' in figure) return readyMadeFiles.peek(figure.readyMade);
  const ids = partIdsOf(figure.worn);
  return ids.every((id) => partFiles.peek(id))
    ? compose(figure.worn, (id) => partFiles.peek(id)!, { ...figure, style })
    : undefined;
}

/**
 * Fetches the needed files and draws the figure.
 * @returns one SVG string, viewBox 0 0 200 300
 * @throws Error `failed to fetch svg` if a file is missing or the network is down
 */
export async function loadFigure(avatar: DrawnAvatar): Promise<string> {
  const figure = figureOf(avatar);
  if ('readyMade' in figure) return readyMadeFiles.load(figure.readyMade);
  await Promise.all(partIdsOf(figure.worn).map((id) => partFiles.load(id)));
  return compose(figure.worn, (id) => partFiles.peek(id)!, { ...figure, style });
}
