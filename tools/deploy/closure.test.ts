import { expect, test } from 'vitest';
import { closureOf, type Lock } from './closure.ts';

const lock: Lock = {
  'apps/server': { dependencies: { a: '1', '@lykta/domain': '*' } },
  'libs/domain': { dependencies: { b: '2' } },
  'node_modules/@lykta/domain': { link: true, resolved: 'libs/domain' },
  'node_modules/a': { version: '1', dependencies: { b: '1' }, optionalDependencies: { windows: '1' } },
  'node_modules/a/node_modules/b': { version: '1' },
  'node_modules/b': { version: '2' },
  'node_modules/unneeded': { version: '1' },
};

test('what a workspace needs is what Node would find, and nothing else', () => {
  expect(closureOf(lock, ['apps/server']).map(({ folder, own }) => [folder, own])).toEqual([
    ['apps/server', true],
    ['libs/domain', true],
    ['node_modules/a', false],
    ['node_modules/a/node_modules/b', false],
    ['node_modules/b', false],
  ]);
});

test('what is missing is named', () => {
  expect(() => closureOf({ 'apps/server': { dependencies: { a: '1' } } }, ['apps/server'])).toThrow(
    'apps/server wants a',
  );
});
