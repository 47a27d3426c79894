import { expect, it } from 'vitest';
import { keepPlace, takePlace } from './left-place.ts';

const place = { child: 'child-1', path: '/form/school/1', state: { question: 'friend' } };

it('leads a child back once', () => {
  keepPlace(place);
  expect(takePlace('child-1')).toEqual(place);
  expect(takePlace('child-1')).toBeUndefined();
});

it('is never somebody else’s', () => {
  keepPlace(place);
  expect(takePlace('child-2')).toBeUndefined();
  expect(takePlace('child-1')).toBeUndefined();
});
