import { waysThrough, type WayStep } from '@lykta/form-studio';
import { expect, test } from 'vitest';
import { openDraft } from '../../../testing/drafts.ts';
import { BOX, END, layOut } from './lay-out.ts';

/** A question with where its answers lead. */
const step = (question: string, ...ways: [answers: string[], next: string | null][]): WayStep => ({
  question,
  number: 1,
  conditional: false,
  ways: ways.map(([answers, next]) => ({ answers, next, fewest: 1, most: 1 })),
});

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

test('a way past a question passes beside the boxes, and each such way has its own lane', () => {
  const past = drawing.edges.filter(({ from, to }) => at(to).y - at(from).y > BOX.height + BOX.below);
  expect(past.map(({ from, to }) => [from, to])).toContainEqual(['breaks', 'help']);
  for (const { beside } of past) {
    for (const { x } of drawing.nodes) expect(beside).toBeGreaterThan(x + BOX.width);
    expect(beside).toBeLessThan(drawing.width);
  }
  // Two ways that begin at one question run beside each other.
  const twice = layOut({
    steps: [
      step('a', [['yes'], 'b'], [['no'], 'c'], [['skip'], 'd']),
      step('b', [['yes'], 'c']),
      step('c', [['yes'], 'd']),
      step('d', [['yes'], null]),
    ],
  });
  const lanes = twice.edges.flatMap(({ beside }) => beside ?? []);
  expect(new Set(lanes).size).toBe(2);
});
