import { SHARE_DAYS } from '@lykta/domain';
import { expect, it } from 'vitest';
import { en } from './en.ts';
import { sv } from './sv.ts';

it.each([
  ['sv', sv, 'två veckor'],
  ['en', en, 'two weeks'],
] as const)('%s says for how long a link lives', (_language, texts, words) => {
  const said = Object.entries(texts).filter(([, text]) => text.includes(words));
  expect(said.map(([id]) => id)).toEqual(expect.arrayContaining(['sharing.who', 'shared.lasts']));
  expect(SHARE_DAYS).toBe(2 * 7);
});
