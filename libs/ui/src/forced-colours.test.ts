import { present } from '@lykta/domain';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const here = import.meta.dirname;
const read = (pattern: string) =>
  globSync(pattern, { cwd: here })
    .filter((file) => !/\.(?:stories|test)\.tsx$/.test(file))
    .map((file) => readFileSync(`${here}/${file}`, 'utf8'))
    .join('\n');

/** Components that show a state with a background, a shadow or the colour of a small shape. */
const coloured = [
  ...new Set(globSync('choice/*/*.tsx', { cwd: here }).map((file) => dirname(file))),
  'chart/donut',
  'chart/mood-chart',
  'feedback/progress',
]
  .map((folder) => {
    const source = read(`${folder}/*.tsx`);
    const sheets = [...source.matchAll(/from '([^']+\.css)'/g)].map((match) =>
      join(folder, present(match[1], 'match[1]')),
    );
    return { folder, source, sheet: sheets.map(read).join('\n') };
  })
  .filter(({ source }) =>
    /aria-(?:checked|selected|pressed)|type="radio"|chosen|key|progressbar/.test(source),
  );

test('the components are found', () => {
  expect(coloured.length).toBeGreaterThan(8);
});

// Windows and others can replace all colours of a page: backgrounds and shadows are then gone.
test.each(coloured)('$folder: a check mark, or the colours of the system, tell what is chosen', (one) => {
  const marked = /ChosenMark|CheckIcon|chips\.module|choice\.module/.test(one.source);
  expect(marked || one.sheet.includes('(forced-colors: active)')).toBe(true);
});
