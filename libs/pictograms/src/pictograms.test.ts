import { gzipSync } from 'node:zlib';
import { emotionKeys, pictureNames } from '@lykta/domain';
import { expect, it } from 'vitest';
import { drawings } from './drawings.ts';
import { feelingFaces } from './face/feelings.ts';
import { cornerSign, headShapes } from './face/feeling-shapes.ts';
import type { Shape } from './shape.ts';

/** The lines of a drawing without its colours: what is left in grey. */
const inGrey = (shapes: readonly Shape[]): string =>
  shapes.map(([kind, path]) => `${kind === 'line' || kind === 'free' ? kind : 'surface'} ${path}`).join(' ');

/** Every number of a path; both coordinates of absolute commands lie in the box or close to it. */
const farthest = (path: string): number =>
  Math.max(
    ...[...path.matchAll(/[ML](-?[\d.]+)[ ,]?(-?[\d.]+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]),
  );

it('no two feelings look alike without their colours', () => {
  const faces = emotionKeys.map((key) => inGrey([...headShapes(key), ...cornerSign(key)]));
  expect(new Set(faces).size).toBe(emotionKeys.length);
  expect(Object.keys(feelingFaces).sort()).toEqual([...emotionKeys].sort());
});

it('no two pictures look alike without their colours', () => {
  // How full a glass is, is told by a surface; all else differs in its lines.
  const drawn = pictureNames.map((name) => inGrey(drawings[name]));
  expect(new Set(drawn).size).toBe(pictureNames.length);
});

it.each(pictureNames)('%s is drawn in its box, with few parts', (name) => {
  expect(drawings[name].length).toBeGreaterThan(0);
  expect(Math.max(...drawings[name].map(([, path]) => farthest(path)))).toBeLessThanOrEqual(96);
});

it('all drawings together are small enough to come with a form', () => {
  const faces = Object.fromEntries(emotionKeys.map((key) => [key, feelingFaces[key]]));
  expect(gzipSync(JSON.stringify({ drawings, faces })).length).toBeLessThan(25_000);
});
