import type { SkeletonPart } from '@lykta/ui';
import { paths } from '../paths.ts';

const question: readonly SkeletonPart[] = ['banner', 'progress', 'title', 'option', 'option', 'option'];
const list: readonly SkeletonPart[] = ['title', 'rows', 'rows'];

/** What a screen looks like from afar, by the beginning of its path; the longer path stands first. */
const shapes: readonly (readonly [path: string, parts: readonly SkeletonPart[]])[] = [
  [paths.home, ['figure', 'faces', 'button', 'bulbs']],
  [paths.formDone, ['title', 'card']],
  [paths.form, question],
  [paths.share, ['title', 'line', 'switches']],
  [`${paths.story}/`, ['banner', 'text', 'card', 'card']],
  [paths.story, ['head', 'card', 'card']],
  [paths.moodChart, ['title', 'segments', 'chart']],
  [paths.settings, list],
  [paths.myProfile, list],
];

const other: readonly SkeletonPart[] = ['title', 'text', 'card'];

/** The parts of the placeholder for the screen at a path. */
export const shapeOf = (path: string): readonly SkeletonPart[] =>
  shapes.find(([beginning]) => path.startsWith(beginning))?.[1] ?? other;
