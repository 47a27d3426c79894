import { housesIn, personsIn } from '@lykta/answer-sheet';
import { fetchFigure } from '@lykta/avatar';
import { housePicture } from '@lykta/domain';
import type { FormHistory } from './sent.ts';

/** Fetches the heads of a child's persons and homes while its page is drawn, so that they come with it. */
export function fetchHeads(histories: readonly FormHistory[]): void {
  const newest = histories.map(([now]) => now);
  const heads = [...personsIn(newest).map(({ avatar }) => avatar), ...housesIn(newest).map(housePicture)];
  heads.forEach(fetchFigure);
}
