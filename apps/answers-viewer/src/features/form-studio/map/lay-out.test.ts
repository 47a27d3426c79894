import { waysThrough } from '@lykta/form-studio';
import { expect, test } from 'vitest';
import { openDraft } from '../../../testing/drafts.ts';
import { BOX, END, layOut } from './lay-out.ts';

const drawing = layOut(waysThrough(openDraft.draft)!);
const at = (id: string) => drawing.nodes.find((node) => node.id === id)!;

test('every way leads downwards, and the end is last', () => {
  for (const { from, to } of drawing.edges) expect(at(to).y, `${from} → ${to}`).toBeGreaterThan(at(from).y);
  expect(Math.max(...drawing.nodes.map(({ y }) => y))).toBe(at(END).y);
});

test('no two boxes lie on each other, and all lie in the drawing', () => {
  const places = drawing.nodes.map(({ x, y }) => `${x} ${y}`);
  expect(new Set(places).size).toBe(places.length);
  for (const { x, y } of drawing.nodes) {
    expect(x + BOX.width).toBeLessThanOrEqual(drawing.width);
    expect(y + BOX.height).toBeLessThanOrEqual(drawing.height);
  }
});

test('a branch has a line of its own, with its answers', () => {
  expect(drawing.edges).toContainEqual({ from: 'breaks', to: 'told', answers: ['bad'], only: false });
});
