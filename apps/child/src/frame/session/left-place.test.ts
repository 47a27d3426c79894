import { expect, it } from 'vitest';
import { keepPlace, keptPlace } from './left-place.ts';

const place = { child: 'child-1', path: '/form/school/1', state: { question: 'friend' } };

it('leads a child back until it is there', () => {
  keepPlace(place);
  expect(keptPlace('child-1')).toEqual(place);
  keepPlace(undefined);
  expect(keptPlace('child-1')).toBeUndefined();
});

it('is never somebody else’s', () => {
  keepPlace(place);
  expect(keptPlace('child-2')).toBeUndefined();
});
