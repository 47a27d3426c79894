import type { Avatar, Parts } from '@lykta/domain';
import { compose, partIdsOf } from '../compose/compose.ts';
import { defaultParts } from '../default-parts.ts';
import { partFiles, readyMadeFiles } from './assets.ts';

/** An avatar that the product draws: all except a child's own picture. */
export type DrawnAvatar = Exclude<Avatar, { type: 'BINARY' }>;

const defaultId = 'default';

/** A figure made from files: it contains no user-supplied markup, only ids and validated colours. */
type Figure = { readonly parts: Parts } | { readonly readyMade: string };

function figureOf(avatar: DrawnAvatar): Figure {
  if (typeof avatar === 'string') return { readyMade: avatar || defaultId };
  return avatar.type === 'PARTS'
    ? { parts: { ...defaultParts, ...avatar.data } }
    : { readyMade: avatar.data || defaultId };
}

/** Returns the drawing if every needed file is loaded already. */
export function peekFigure(avatar: DrawnAvatar): string | undefined {
  const figure = figureOf(avatar);
  if ('readyMade' in figure) return readyMadeFiles.peek(figure.readyMade);
  const ids = partIdsOf(figure.parts);
  return ids.every((id) => partFiles.peek(id))
    ? compose(figure.parts, (id) => partFiles.peek(id)!)
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
  const ids = partIdsOf(figure.parts);
  const files = new Map(await Promise.all(ids.map(async (id) => [id, await partFiles.load(id)] as const)));
  return compose(figure.parts, (id) => files.get(id)!);
}
