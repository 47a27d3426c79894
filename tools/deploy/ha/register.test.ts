import { expect, test } from 'vitest';
import { Register } from './register.ts';

test('what was acknowledged must be read, and nothing else', () => {
  const register = new Register(0);
  expect(register.mayRead(undefined)).toBe(true);
  register.began('a', 1);
  register.acknowledged('a', 2);
  expect(register.mayRead('a')).toBe(true);
  expect(register.mayRead(undefined)).toBe(false);
  expect(register.mayRead('b')).toBe(false);
});

test('a write without a reply may be read or not, but what was read does not go away again', () => {
  const register = new Register(0);
  register.began('a', 1);
  register.acknowledged('a', 2);
  register.began('b', 3);
  expect(register.mayRead('a')).toBe(true);
  expect(register.mayRead('b')).toBe(true);
  expect(register.mayRead('a')).toBe(false);
});

test('a refused write is not read', () => {
  const register = new Register(0);
  register.began('a', 1);
  register.refused('a');
  expect(register.mayRead('a')).toBe(false);
});

test('a write without a reply may overtake a later one only for a while, and never one that names its version', () => {
  const named = new Register(0);
  const unnamed = new Register(100);
  for (const register of [named, unnamed]) {
    register.began('late', 1);
    register.began('later', 50);
    register.acknowledged('later', 60);
  }
  expect(named.mayRead('late')).toBe(false);
  expect(unnamed.mayRead('late')).toBe(true);
  unnamed.began('last', 300);
  unnamed.acknowledged('last', 301);
  expect(unnamed.mayRead('late')).toBe(false);
});
