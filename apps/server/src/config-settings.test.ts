import { present } from '@lykta/domain';
import { expect, it } from 'vitest';
import { parseEnv } from 'node:util';
import { settingsFile, withSettings } from './config-file.ts';
import { settings } from './config-settings.ts';

/** The page that is made from the settings; `npm run docs -w @lykta/server` writes it anew. */
const page = new URL('../../../docs/settings.md', import.meta.url).pathname;

it('docs/settings.md says what each setting means', async () => {
  const rows = settings.map(({ name, unset, meaning }) => [`\`${name}\``, unset, meaning]);
  const head = ['setting', 'not set', 'meaning'];
  const widths = head.map((cell, column) =>
    Math.max(cell.length, ...rows.map((row) => present(row[column], 'row[column]').length)),
  );
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(present(widths[column], 'widths[column]'))).join(' | ')} |`;
  const text = [
    '# Settings',
    '',
    'Made from the one table in `apps/server/src/config-settings.ts`, as are the comments of `/etc/lykta/lykta.env`. All come from the environment; `lykta` reads that file too, and the environment has priority.',
    '',
    line(head),
    `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`,
    ...rows.map(line),
    '',
  ].join('\n');
  await expect(text).toMatchFileSnapshot(page);
});

it('a settings file names every setting, and holds those that are set', () => {
  const text = settingsFile({ LYKTA_DATA: '/var/lib/lykta' });
  for (const { name } of settings) expect(text).toMatch(new RegExp(`^#?${name}=`, 'm'));
  expect(parseEnv(text)).toEqual({ LYKTA_DATA: '/var/lib/lykta' });
  for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
});

it('a value comes where its name stands, whatever signs it has', () => {
  const set = { LYKTA_SECRET: '1:a$&b+/=', LYKTA_OWN: 'x' };
  const text = withSettings(settingsFile({}), set);
  expect(parseEnv(text)).toEqual(set);
  expect(parseEnv(withSettings(text, { LYKTA_OWN: 'y' }))).toEqual({ ...set, LYKTA_OWN: 'y' });
  expect(text).not.toContain('#LYKTA_SECRET=');
});
