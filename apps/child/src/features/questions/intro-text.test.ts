import { expect, it } from 'vitest';
import { introText } from './intro-text.ts';

const text = '%unit% på %owner% frågar. %unit% läser.';

it('names who asks, everywhere', () => {
  expect(introText(text, { owner: 'Norra kommunen', unit: 'Teamet' }, 'Lykta')).toBe(
    'Teamet på Norra kommunen frågar. Teamet läser.',
  );
});

it('names the product where nobody else asks', () => {
  expect(introText(text, undefined, 'Lykta')).toBe('Lykta på Lykta frågar. Lykta läser.');
});

it('takes names as they are, also those that look like patterns', () => {
  expect(introText('%unit%', { owner: 'A', unit: '$& & $1' }, 'Lykta')).toBe('$& & $1');
});
