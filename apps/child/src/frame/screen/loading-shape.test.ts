import { expect, it } from 'vitest';
import { shapeOf } from './loading-shape.ts';

it.each([
  ['/home', 'figure'],
  ['/form/school/1/likes', 'option'],
  ['/beb', 'head'],
  ['/beb/school', 'banner'],
  ['/beb/share', 'switches'],
  ['/moodchart', 'chart'],
  ['/settings/password', 'rows'],
])('%s comes with its own shape: %s', (path, part) => {
  expect(shapeOf(path)).toContain(part);
});

it('has a plain shape for every other screen', () => {
  expect(shapeOf('/support')).toEqual(shapeOf('/'));
});
