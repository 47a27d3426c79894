import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DRAIN_SECONDS, LEAVING_SECONDS, MOST_LEAVING_SECONDS } from '@lykta/server';
import { expect, test } from 'vitest';

/** Returns the numbers that a file has in the places of a pattern. */
function numbersIn(file: string, pattern: RegExp): number[] {
  const [, ...found] = pattern.exec(readFileSync(path.join(import.meta.dirname, file), 'utf8')) ?? [];
  return found.map(Number);
}

test.each([
  ['files/lykta.service', /^TimeoutStopSec=(\d+)$/m],
  ['image/compose.yaml', /^ {2}stop_grace_period: (\d+)s$/m],
  ['chart/templates/server.yaml', /^ {6}terminationGracePeriodSeconds: (\d+)$/m],
])('%s lets the server end by itself, however long it serves on', (file, pattern) => {
  const [patience] = numbersIn(file, pattern);
  expect(patience).toBeGreaterThan(MOST_LEAVING_SECONDS + DRAIN_SECONDS);
});

test('the proxies look at a server often enough to see that it leaves', () => {
  const [caddy] = numbersIn('image/Caddyfile', /health_interval (\d+)s/);
  expect(caddy).toBeLessThan(LEAVING_SECONDS);
  const [every = 0, times = 0] = numbersIn('ha/files/way-in.cfg', /check inter (\d+)s fall (\d+)/);
  expect(every * times).toBeGreaterThan(0);
  expect(every * times).toBeLessThan(LEAVING_SECONDS);
});
