import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openCase } from '../../testing/case.ts';
import { publish, sendAll } from '../../testing/figures.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await openTestServer({ botCheck: false });
  folder = mkdtempSync(path.join(tmpdir(), 'lykta-published-'));
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const services = () => ({ ...server.app.services, db: server.db });
const stored = () => server.db.selectFrom('running_counts').selectAll().orderBy('name').execute();
const published = () =>
  server.db.selectFrom('published_figures').selectAll().orderBy('quarter').orderBy('unit_id').execute();

it('a backup holds no count; what was published after it stays, and the rest is counted anew', async () => {
  const testCase = await openCase(server, { organisation: 'Säkerhet', unit: 'Norr' });
  await sendAll(testCase, ['good', 'bad', 'good', 'bad', 'good', 'good']);
  const counts = await stored();
  const { file } = await backUp(services(), folder);
  expect(gunzipSync(readFileSync(file)).toString()).not.toContain('running_counts');
  await restore(services(), file);
  expect(await stored()).toEqual([]);
  await publish(server);
  expect(await stored()).toEqual(counts);
  server.clock.set('2027-01-03T12:00:00.000Z');
  await publish(server);
  const tables = await published();
  expect(tables).toHaveLength(2);
  await restore(services(), file);
  await publish(server);
  expect(await published()).toEqual(tables);
  expect(await stored()).toEqual([]);
});
