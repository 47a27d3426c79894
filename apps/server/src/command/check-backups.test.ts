import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { DrillReport } from '../admin/backup/drill.ts';
import type { Config } from '../config.ts';
import { checkBackups } from './check-backups.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lykta-check-backups-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const NOW = new Date('2026-11-23T12:00:00.000Z');
const said = (identity: string | null = 'AGE-SECRET-KEY-1') =>
  checkBackups(
    {
      environment: 'production',
      backups: { folder, keysFolder: '', identity, days: 35 },
    } as unknown as Config,
    NOW,
  ).map(({ text }) => text);

const write = (name: string) => writeFileSync(path.join(folder, name), '');
const report = (of: Partial<DrillReport>) =>
  writeFileSync(path.join(folder, 'drill.json'), JSON.stringify({ failure: null, ...of }));

it('says that there is no backup, and that none is encrypted', () => {
  expect(said(null)).toEqual([
    'LYKTA_BACKUP_IDENTITY is not set: backups are not encrypted.',
    expect.stringContaining(`There is no backup in ${folder}. Switch on the timers: systemctl enable`),
  ]);
});

it('says that the newest is old, and that none was ever put back', () => {
  write('data-2026-11-18T02-00-00-000Z.ndjson.gz.age');
  write('data-2026-11-01T02-00-00-000Z.ndjson.gz.age');
  expect(said()).toEqual([
    `The newest backup in ${folder} is 5 days old.`,
    'No backup was ever put back for a try: lykta drill',
  ]);
});

it('says that a drill failed, or was long ago, and nothing where all is well', () => {
  write('data-2026-11-23T02-00-00-000Z.ndjson.gz.age');
  report({ at: '2026-11-22T12:00:00.000Z', failure: 'accounts: 1 rows came back of 2' });
  expect(said()).toEqual(['The last drill failed: accounts: 1 rows came back of 2.']);
  report({ at: '2026-09-22T12:00:00.000Z' });
  expect(said()).toEqual(['The last drill was 62 days ago: lykta drill']);
  report({ at: '2026-11-22T12:00:00.000Z' });
  expect(said()).toEqual([]);
});
