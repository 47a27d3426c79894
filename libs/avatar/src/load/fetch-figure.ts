import type { Avatar } from '@lykta/domain';
import { loadFigure } from './figure.ts';

/** Fetches a figure's files, so that it is drawn at once when it is wanted. A file that fails is fetched again then. */
export function fetchFigure(avatar: Avatar): void {
  if (typeof avatar !== 'string' && avatar.type === 'BINARY') return;
  loadFigure(avatar).catch(() => undefined);
}
