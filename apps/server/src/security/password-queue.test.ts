import { expect, it } from 'vitest';
import { Line } from './password-queue.ts';

/** Creates jobs that end when the test says so, and records the order in which they start. */
function bench(line: Line) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (network: string, name: string) =>
    line
      .inTurn(network, () => {
        begun.push(name);
        return new Promise<string>((resolve) => ends.push(() => resolve(name)));
      })
      .catch((error: Error) => error.message);
  const finishOne = async () => {
    await new Promise(setImmediate);
    ends.shift()?.();
    await new Promise(setImmediate);
  };
  return { begun, ask, finishOne };
}

it('gives each network its turn, whatever waits in another', async () => {
  const { begun, ask, finishOne } = bench(new Line({ atOnce: 1, waiting: 20 }));
  for (let n = 1; n <= 10; n += 1) void ask('flood', `flood ${n}`);
  void ask('school', 'anna');
  void ask('home', 'bo');
  for (let n = 0; n < 4; n += 1) await finishOne();
  expect(begun).toEqual(['flood 1', 'flood 2', 'anna', 'bo', 'flood 3']);
});

it('refuses the network that has most in a full line, not whoever comes next', async () => {
  const { ask, finishOne } = bench(new Line({ atOnce: 1, waiting: 3 }));
  const flood = Array.from({ length: 6 }, (_, n) => ask('flood', `flood ${n}`));
  const anna = ask('school', 'anna');
  const refused = await Promise.all(flood.slice(3));
  expect(refused).toEqual(['busy', 'busy', 'busy']);
  for (let n = 0; n < 5; n += 1) await finishOne();
  expect(await anna).toBe('anna');
});

it('goes on after a work that failed', async () => {
  const line = new Line({ atOnce: 1, waiting: 3 });
  await expect(line.inTurn('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await line.inTurn('a', () => Promise.resolve('done'))).toBe('done');
});
