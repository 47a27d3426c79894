import { Parts } from '@lykta/domain';
import { expect, it } from 'vitest';
import { modelsOf, noPart } from '../compose/compose.ts';
import { drawnFor } from './drawn-for.ts';

const codes = Array.from({ length: 300 }, (_, n) => `P${n.toString(36).toUpperCase().padStart(5, 'A')}`);

it('a pseudonym always has the same figure', () => {
  for (const code of codes) expect(drawnFor(code)).toEqual(drawnFor(code));
});

it('figures of other pseudonyms differ', () => {
  expect(new Set(codes.map((code) => JSON.stringify(drawnFor(code)))).size).toBe(codes.length);
});

it('wears nothing that could be taken for something about the child', () => {
  for (const code of codes) {
    const parts = Parts.parse(drawnFor(code));
    for (const group of ['EYEWEARS', 'HEADWEARS', 'ACCESSORIES', 'BEARDS'] as const)
      expect(modelsOf(parts, group).every(({ id }) => id === noPart)).toBe(true);
  }
});
