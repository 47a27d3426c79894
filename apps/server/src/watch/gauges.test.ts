import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPool } from '../database/connect.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { installGauges } from './gauges.ts';

let server: TestServer;
let data: string;
let folder: string;
beforeAll(async () => {
  data = mkdtempSync(path.join(tmpdir(), 'lykta-gauges-'));
  folder = path.join(data, 'backups');
  server = await openTestServer({
    data,
    backups: { folder, keysFolder: path.join(data, 'backup-keys'), identity: null, days: 35 },
  });
  const { db } = server;
  const { pool } = openPool({ connectionString: 'postgres://nobody@127.0.0.1:1/none' }, 1);
  installGauges(server.app.metrics.registry, { db, pool, config: server.config });
});
afterAll(async () => {
  await server.close();
  rmSync(data, { recursive: true });
});

const read = () => server.app.metrics.registry.metrics();

it('says that the database answers, how long messages wait, and how much room there is', async () => {
  const created = new Date(Date.now() - 60_000);
  const row = { id: 'x', kind: 'email', sealed: Buffer.from([0, 1]), created } as const;
  await server.db
    .insertInto('outbox')
    .values({ ...row, expires: new Date(Date.now() + 60_000), next_try: created })
    .execute();
  const text = await read();
  expect(text).toMatch(/^lykta_database_up 1$/m);
  expect(text).toContain('lykta_outbox_messages{kind="email",state="waiting"} 1');
  expect(Number(/^lykta_outbox_oldest_seconds (.+)$/m.exec(text)![1])).toBeGreaterThanOrEqual(60);
  expect(Number(/^lykta_disk_free_bytes (.+)$/m.exec(text)![1])).toBeGreaterThan(0);
  expect(text).toMatch(/^lykta_info\{version="\d+\.\d+\.\d+"\} 1$/m);
});

it('says when the last backup was made, put back and walked through; zero where never, and nothing where others make backups', async () => {
  expect(await read()).not.toMatch(/^lykta_backup_timestamp_seconds/m);
  mkdirSync(folder);
  expect(await read()).toMatch(/^lykta_backup_timestamp_seconds 0$/m);
  writeFileSync(path.join(folder, 'data-2026-11-23T02-00-00-000Z.ndjson.gz.age'), '');
  const at = '2026-11-23T02:00:00.000Z';
  writeFileSync(path.join(folder, 'drill.json'), JSON.stringify({ at, failure: null }));
  writeFileSync(path.join(data, 'probe.json'), JSON.stringify({ at, failed: 'worker reads', steps: {} }));
  const text = await read();
  const seconds = Date.parse(at) / 1000;
  for (const name of ['backup', 'drill', 'probe']) {
    expect(text).toContain(`lykta_${name}_timestamp_seconds ${seconds}\n`);
  }
  expect(text).toMatch(/^lykta_probe_ok 0$/m);
});

it('says that the database is away', async () => {
  const { db, pool } = openPool({ connectionString: 'postgres://nobody@127.0.0.1:1/none' }, 1);
  const other = await openTestServer();
  installGauges(other.app.metrics.registry, { db, pool, config: other.config });
  expect(await other.app.metrics.registry.metrics()).toMatch(/^lykta_database_up 0$/m);
  await db.destroy();
  await other.close();
});
