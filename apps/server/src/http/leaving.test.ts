import { IS_ALIVE, IS_READY, LIST_PROVIDERS, addressOf } from '@lykta/domain/calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask } from '../testing/ask.ts';
import { API, APP, serveSites, type ServedSites } from '../testing/served-sites.ts';

let served: ServedSites;
beforeAll(async () => {
  served = await serveSites();
});
afterAll(() => served.close());

const PAGES = [
  { host: API, path: addressOf(LIST_PROVIDERS) },
  { host: API, path: addressOf(IS_ALIVE) },
  { host: APP, path: '/home' },
];

it('a server that leaves says so to probes, serves on, and ends each connection with its reply', async () => {
  const ready = async () => (await ask(served.port, '127.0.0.1', addressOf(IS_READY))).status;
  const replies = () => Promise.all(PAGES.map(({ host, path }) => ask(served.port, host, path)));
  expect(await ready()).toBe(200);
  for (const reply of await replies()) {
    expect(reply).toMatchObject({ status: 200, headers: { connection: 'keep-alive' } });
  }
  served.leave();
  expect(await ready()).toBe(503);
  for (const reply of await replies()) {
    expect(reply).toMatchObject({ status: 200, headers: { connection: 'close' } });
  }
});
