import { expect, test } from 'vitest';
import { housePicture } from './picture.ts';

test('a home without a picture of its own shows that of its kind', () => {
  const villa = { type: 'ID', data: 'house-villa' };
  expect(housePicture({ type: 'DETACHED_HOUSE', avatar: 'default' })).toEqual(villa);
  expect(housePicture({ type: 'DETACHED_HOUSE', avatar: { type: 'ID', data: 'default' } })).toEqual(villa);
});

test('one that was chosen stays', () => {
  expect(housePicture({ type: 'APARTMENT', avatar: 'house-row' })).toBe('house-row');
});
