import { expect, it } from 'vitest';
import { parsePosition, Progress } from './position.ts';

it('a position is a number that grows over its two halves', () => {
  expect(parsePosition('0/0')).toBe(0n);
  expect(parsePosition('16/B374D848')).toBe(0x16b374d848n);
  expect(parsePosition('1/0') > parsePosition('0/FFFFFFFF')).toBe(true);
});

it('the age is that of the newest position that the replica has reached', () => {
  const progress = new Progress(10_000);
  expect(progress.ageAt(0)).toBe(Infinity);
  progress.note(1000, 5n, 5n);
  progress.note(2000, 9n, 5n);
  expect(progress.ageAt(2500)).toBe(1500);
  expect(progress.has(5n)).toBe(true);
  expect(progress.has(6n)).toBe(false);
  progress.note(3000, 9n, 9n);
  expect(progress.ageAt(3100)).toBe(100);
});

it('a replica that has fallen far behind, or does not answer, has no age', () => {
  const progress = new Progress(10_000);
  progress.note(0, 5n, 5n);
  for (let at = 1000; at <= 12_000; at += 1000) progress.note(at, BigInt(at), 5n);
  expect(progress.ageAt(12_000)).toBe(Infinity);
  progress.note(13_000, 20_000n, 20_000n);
  expect(progress.ageAt(13_000)).toBe(0);
  progress.failed();
  expect(progress.ageAt(13_000)).toBe(Infinity);
  expect(progress.has(0n)).toBe(false);
});
