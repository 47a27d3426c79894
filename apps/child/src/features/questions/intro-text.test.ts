import { expect, it } from 'vitest';
import { introText } from './intro-text.ts';

const text = '%unit% på %owner% frågar. %unit% läser.';

it('names who asks, everywhere', () => {
  expect(introText(text, { owner: 'Norra kommunen', unit: 'Teamet' }, 'Lykta')).toBe(
    'Teamet på Norra kommunen frågar. Teamet läser.',
  );
});

it('names the product where nobody else asks', () => {
  expect(introText(text, undefined, 'Lykta')).toBe('Lykta frågar. Lykta läser.');
});

it.each([
  ['%owner%, %unit%, vill lyssna.', 'Lykta vill lyssna.'],
  ['%unit% at %owner% would like to listen.', 'Lykta would like to listen.'],
  ['%owner%، %unit%: يريدون أن يستمعوا إليك.', 'Lykta: يريدون أن يستمعوا إليك.'],
  ['%unit% frågar. %owner% läser.', 'Lykta frågar. Lykta läser.'],
])('says one name once where it would stand twice: %s', (said, read) => {
  expect(introText(said, undefined, 'Lykta')).toBe(read);
  expect(introText(said, { owner: 'Lykta', unit: 'Lykta' }, 'Norra')).toBe(read);
});

it('takes names as they are, also those that look like patterns', () => {
  expect(introText('%unit%', { owner: 'A', unit: '$& & $1' }, 'Lykta')).toBe('$& & $1');
});
