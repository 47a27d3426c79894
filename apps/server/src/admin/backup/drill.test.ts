import { SAVE_MOOD } from '@lykta/domain/calls';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateX25519Identity } from 'age-encryption';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { inDatabase } from '../../testing/global-setup.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { makeSecret, parseSecrets } from '../../security/secrets.ts';
import { createServices } from '../../services.ts';
import { backUp } from './backup.ts';
import { drill, readDrillReport } from './drill.ts';

let server: TestServer;
let root: string;
beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'lykta-drill-'));
  const identity = await generateX25519Identity();
  const [folder, keysFolder] = [path.join(root, 'data'), path.join(root, 'keys')];
  server = await openTestServer({ botCheck: false, backups: { folder, keysFolder, identity, days: 35 } });
  const child = await server.signUp();
  const body = { timestamp: server.clock.now().toISOString(), level0: 4, level1: [] };
  await child.call(SAVE_MOOD, { body });
  await server.signUp();
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});
beforeEach(() => server.clock.advance({ minutes: 1 }));

const services = () => ({ ...server.app.services, db: server.db });
const write = () => {
  const { folder, keysFolder } = server.config.backups;
  return backUp(services(), folder, keysFolder);
};
const run = () => drill(services(), inDatabase(inject('testDatabase'), 'postgres'));
const scratches = async () =>
  (await sql`select from pg_database where datname = 'lykta_drill'`.execute(server.db)).rows.length;
const accounts = async () => (await server.db.selectFrom('accounts').select('id').execute()).length;

it('fails where there is no backup, and says so', async () => {
  expect(await run()).toMatchObject({ failure: expect.stringContaining('there is no backup') });
});

it('puts the newest backup back beside the data, leaves a report, and nothing else', async () => {
  const { file } = await write();
  const report = await run();
  expect(report).toMatchObject({ failure: null, accounts: 2, archive: path.basename(file) });
  expect(readDrillReport(server.config.backups.folder)).toEqual(report);
  expect([await scratches(), await accounts()]).toEqual([0, 2]);
});

it('counts a child who was deleted since as deleted, and goes well', async () => {
  const { id } = await server.signUp();
  await write();
  await server.db.insertInto('tombstones').values({ account_id: id, deleted: '2026-11-23' }).execute();
  await server.db.deleteFrom('accounts').where('id', '=', id).execute();
  server.clock.advance({ minutes: 1 });
  await backUp(services(), path.join(root, 'later'), server.config.backups.keysFolder);
  expect(await run()).toMatchObject({ failure: null, accounts: 2 });
});

it('fails with a damaged archive, and leaves no database behind', async () => {
  const { file } = await write();
  writeFileSync(file, readFileSync(file).subarray(0, -30));
  expect(await run()).toMatchObject({ failure: expect.stringContaining('is damaged') });
  expect(await scratches()).toBe(0);
});

it('fails where the secret does not open what came back', async () => {
  await write();
  const config = { ...server.config, secrets: parseSecrets(makeSecret()) };
  const stranger = createServices(config, server.db, server.clock.now, server.app.log);
  const report = await drill(stranger, inDatabase(inject('testDatabase'), 'postgres'));
  expect(report.failure).toBe('the key of a child does not open with LYKTA_SECRET');
});
