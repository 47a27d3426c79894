import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { IS_READY } from '@lykta/domain/calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { portOf } from '../testing/port-of.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { placeOf, probe, readProbeReport } from './probe.ts';

let server: TestServer;
let data: string;
beforeAll(async () => {
  data = mkdtempSync(`${tmpdir()}/lykta-probe-`);
  server = await openTestServer({ data, staffTotp: true });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await server.close();
  rmSync(data, { recursive: true });
});

const services = () => ({ ...server.app.services, db: server.db, clock: () => new Date() });
const place = () => {
  const port = portOf(server.app.server);
  return { ...placeOf(services(), true), here: { host: '127.0.0.1', port, tls: false } };
};
const left = async () => {
  const tables = ['accounts', 'invitations', 'staff_sessions', 'acceptances'] as const;
  const counts = tables.map((table) =>
    server.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow(),
  );
  return (await Promise.all(counts)).map(({ n }) => n);
};

it('walks the main job, tells how long each step took, and leaves nothing behind', async () => {
  const before = await left();
  server.clock.set(new Date().toISOString());
  for (let times = 0; times < 2; times += 1) {
    const { report, reason } = await probe(services(), place());
    expect(reason).toBeNull();
    expect(Object.keys(report.steps)).toEqual([
      'ready',
      'worker signs in',
      'worker invites',
      'child creates an account',
      'child answers and sends',
      'worker reads',
      'child deletes the account',
    ]);
    expect(readProbeReport(data)).toEqual(report);
  }
  expect(await left()).toEqual(before);
});

it('waits for a server that is just stopping or starting', async () => {
  let asked = 0;
  const starting = createServer((request, reply) => {
    asked += 1;
    if (asked > 2) server.app.server.emit('request', request, reply);
    else reply.writeHead(503).end();
  });
  await once(starting.listen(0, '127.0.0.1'), 'listening');
  try {
    const there = { ...place(), here: { host: '127.0.0.1', port: portOf(starting), tls: false } };
    const { report } = await probe(services(), there, { forMs: 60_000, pauseMs: 1 });
    expect(report.failed).toBeNull();
  } finally {
    starting.close();
  }
});

it('names the step that failed, and nobody can sign in as its member afterwards', async () => {
  const nowhere = { ...place(), here: { host: '127.0.0.1', port: 1, tls: false } };
  const { report, reason } = await probe(services(), nowhere, { forMs: 0, pauseMs: 1 });
  expect(report.failed).toBe('ready');
  expect(reason).toContain('ECONNREFUSED');
  const members = await server.db.selectFrom('members').select(['email', 'active']).execute();
  expect(members).toEqual([{ email: 'prov@lykta.invalid', active: false }]);
  expect((await server.browser().call(IS_READY)).status).toBe(200);
});
