import { expect, it, vi } from 'vitest';
import { BatchedLog } from './batched-log.ts';

const info = (what: string) => `{"level":30,"msg":"${what}"}\n`;
const error = '{"level":50,"msg":"unexpected"}\n';

function open() {
  const written: string[] = [];
  return { written, log: new BatchedLog({ write: (text) => written.push(text) }) };
}

it('writes the lines of many replies at once, in their order', async () => {
  const { written, log } = open();
  for (let n = 0; n < 100; n += 1) log.write(info(String(n)));
  expect(written).toEqual([]);
  await vi.waitFor(() => expect(written).toHaveLength(1));
  expect(written).toEqual([Array.from({ length: 100 }, (_, n) => info(String(n))).join('')]);
  log.write(info('later'));
  await vi.waitFor(() => expect(written[1]).toBe(info('later')));
});

it('writes what went wrong at once, after what came before it, and never again', async () => {
  const { written, log } = open();
  log.write(info('before'));
  log.write(error);
  expect(written).toEqual([info('before') + error]);
  log.write(info('later'));
  await vi.waitFor(() => expect(written).toHaveLength(2));
  expect(written).toEqual([info('before') + error, info('later')]);
});

it('loses nothing when the process ends', () => {
  const { written, log } = open();
  log.write(info('last'));
  log.flush();
  log.flush();
  expect(written).toEqual([info('last')]);
});
