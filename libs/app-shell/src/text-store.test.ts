import { afterEach, expect, test, vi } from 'vitest';
import { textStore } from './text-store.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('a text is there for the next page too', () => {
  textStore<'a'>().writeText('a', 'one');
  expect(textStore<'a'>().readText('a')).toBe('one');
});

test('without storage a text lasts as long as the page', () => {
  vi.stubGlobal('localStorage', undefined);
  const { readText, writeText, removeText } = textStore<'a'>();
  writeText('a', 'one');
  expect(readText('a')).toBe('one');
  removeText('a');
  expect(readText('a')).toBeNull();
});

test('a text stored at last replaces the one that only the page had', () => {
  const { readText, writeText } = textStore<'a'>();
  vi.stubGlobal('localStorage', undefined);
  writeText('a', 'old');
  vi.unstubAllGlobals();
  writeText('a', 'new');
  expect(readText('a')).toBe('new');
});

test('corrupt JSON counts as missing', () => {
  const { readJson } = textStore<'a'>();
  localStorage.setItem('a', '{"theme":');
  expect(readJson('a')).toBeUndefined();
  localStorage.setItem('a', '{"theme":"dark"}');
  expect(readJson('a')).toEqual({ theme: 'dark' });
});
