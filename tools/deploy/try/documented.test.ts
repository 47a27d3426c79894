import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { allBlocks, blocksUnder, readUnit } from './documented.ts';

const page = '# A\n\n## One\n\n```sh\na\nb\n```\n\ntext\n\n```sh\nc\n```\n\n## Two\n\n```\nno\n```\n';

test('commands are those of one heading, block by block', () => {
  expect(blocksUnder(page, 'One')).toEqual(['a\nb\n', 'c\n']);
  expect(() => blocksUnder(page, 'Two')).toThrow('no commands under "Two"');
  expect(() => blocksUnder(page, 'Three')).toThrow();
});

test('all commands of a page come in its order', () => {
  expect(allBlocks(page)).toEqual(['a\nb\n', 'c\n']);
});

test('the unit starts the installed program as its own user', () => {
  const unit = readUnit(readFileSync(path.join(import.meta.dirname, '../files/lykta.service'), 'utf8'));
  expect(unit).toEqual({
    user: 'lykta',
    environment: ['TMPDIR=/var/lib/lykta/run'],
    start: '/usr/lib/lykta/bin/node /usr/lib/lykta/apps/server/src/lykta.ts serve',
  });
});
