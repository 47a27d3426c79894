import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inLanes, type Waiting } from './lanes.ts';

/** Runs jobs of given durations in ms. @returns what started and ended, in order */
async function protocol(jobs: (Waiting & { ms: number })[], lanes = 2): Promise<string[]> {
  const seen: string[] = [];
  await inLanes(jobs, lanes, async ({ name, ms }) => {
    seen.push(`${name} begins`);
    await delay(ms);
    seen.push(`${name} ends`);
  });
  return seen;
}

test('two lanes do two jobs at the same time, and a free one takes the next', async () => {
  const jobs = [
    { name: 'long', ms: 200 },
    { name: 'short', ms: 20 },
    { name: 'next', ms: 20 },
  ];
  expect(await protocol(jobs)).toEqual([
    'long begins',
    'short begins',
    'short ends',
    'next begins',
    'next ends',
    'long ends',
  ]);
});

test('a job waits for the one that makes what it needs; the lane takes another meanwhile', async () => {
  const jobs = [
    { name: 'build', ms: 100 },
    { name: 'use', ms: 1, after: 'build' },
    { name: 'other', ms: 20 },
  ];
  expect(await protocol(jobs)).toEqual([
    'build begins',
    'other begins',
    'other ends',
    'build ends',
    'use begins',
    'use ends',
  ]);
});

test('refuses a job that waits for none of the list', async () => {
  await expect(protocol([{ name: 'use', ms: 1, after: 'build' }])).rejects.toThrow('never begins: use');
});
