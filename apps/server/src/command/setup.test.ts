import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadConfig } from '../config.ts';
import { settingsFile } from '../config-file.ts';
import { writeBuiltApp } from '../testing/built-app.ts';
import { setUp } from './setup.ts';

const INSTALLATION = {
  app: 'app.kommun.example',
  viewer: 'viewer.kommun.example',
  api: 'api.kommun.example',
  contact: 'hej@kommun.example',
};

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lykta-setup-'));
  file = path.join(folder, 'lykta.env');
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = () => parseEnv(readFileSync(file, 'utf8'));

it('writes settings with which a server in production starts', async () => {
  writeFileSync(file, settingsFile({ LYKTA_DATA: folder }));
  await setUp(file, INSTALLATION);
  for (const app of ['child', 'answers-viewer']) writeBuiltApp(path.join(folder, app, 'dist'));
  const config = loadConfig({ ...read(), LYKTA_APPS: folder });
  expect(config).toMatchObject({ environment: 'production', contact: 'hej@kommun.example', data: folder });
  expect(config.sites).toMatchObject({ api: 'https://api.kommun.example' });
  expect(config.backups).toMatchObject({ identity: expect.stringMatching(/^AGE-SECRET-KEY-1/), days: 35 });
  expect(config.vapid?.subject).toBe('mailto:hej@kommun.example');
});

it('changes what is said the second time, and no key', async () => {
  await setUp(file, INSTALLATION);
  const first = read();
  const database = 'postgres://lykta@db.example/lykta';
  expect(await setUp(file, { ...INSTALLATION, database })).toEqual(['LYKTA_DATABASE']);
  expect(read()).toEqual({ ...first, LYKTA_DATABASE: database });
  expect(await setUp(file, INSTALLATION)).toEqual([]);
});

it('keeps who may read the file, and lets nobody else', async () => {
  await setUp(file, INSTALLATION);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  chmodSync(file, 0o640);
  await setUp(file, { ...INSTALLATION, contact: 'ny@kommun.example' });
  expect(statSync(file).mode & 0o777).toBe(0o640);
});

it('refuses what is no host name, and writes nothing', async () => {
  const wrong = { ...INSTALLATION, app: 'https://app.example.se', api: 'api' };
  await expect(setUp(file, wrong)).rejects.toThrow('"https://app.example.se", "api" is no host name');
  expect(() => read()).toThrow();
});
