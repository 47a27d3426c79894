import type { Draft } from '@lykta/form-studio';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDraft } from '../../../../testing/drafts.ts';
import { createSaver, type Saver, type SaveReply } from './saver.ts';

const { draft } = openDraft;
const named = (name: string) => ({ ...draft, metadata: { ...draft.metadata, name } });
const at = '2026-11-20T10:00:00Z';

/** The draft as its author has it. */
let written: Draft;
const now = () => written;

beforeEach(() => {
  written = draft;
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

function write(saver: Saver, next: Draft) {
  written = next;
  saver.take();
}

function opened(...replies: SaveReply[]) {
  const save = vi.fn(async () => replies.shift() ?? { revision: 8, at });
  return { save, saver: createSaver({ now, revision: 7, at, save }) };
}

test('a draft is saved once, a moment after the last change', async () => {
  const { save, saver } = opened();
  write(saver, named('R'));
  await vi.advanceTimersByTimeAsync(500);
  write(saver, named('Ra'));
  expect(saver.state().is).toBe('changed');
  await vi.advanceTimersByTimeAsync(1000);
  expect(save).toHaveBeenCalledExactlyOnceWith(named('Ra'), 7);
  expect(saver.state()).toEqual({ is: 'saved', at });
  expect(saver.revision()).toBe(8);
});

test('what is written during a save is saved after it, on its revision', async () => {
  let reply: (value: SaveReply) => void = () => {};
  const save = vi.fn(() => new Promise<SaveReply>((resolve) => (reply = resolve)));
  const saver = createSaver({ now, revision: 7, at, save });
  write(saver, named('a'));
  await vi.advanceTimersByTimeAsync(1000);
  write(saver, named('ab'));
  reply({ revision: 8, at });
  await vi.advanceTimersByTimeAsync(1000);
  expect(save.mock.calls).toEqual([
    [named('a'), 7],
    [named('ab'), 8],
  ]);
});

test('a failed save is tried again until it succeeds', async () => {
  const { save, saver } = opened('failed', { revision: 8, at });
  write(saver, named('a'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(saver.state().is).toBe('failed');
  await vi.advanceTimersByTimeAsync(6000);
  expect(save).toHaveBeenCalledTimes(2);
  expect(saver.state().is).toBe('saved');
});

test('after a colleague’s save nothing is saved until the author has chosen', async () => {
  const newer = { revision: 9, saved: { at, by: 'Amir Berg' }, draft: named('theirs') };
  const { save, saver } = opened({ newer }, { revision: 10, at });
  write(saver, named('mine'));
  await vi.advanceTimersByTimeAsync(1000);
  write(saver, named('mine too'));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(save).toHaveBeenCalledTimes(1);
  expect(await saver.flush()).toBe(false);
  saver.goOn(newer, named('mine too'));
  await vi.advanceTimersByTimeAsync(0);
  expect(save).toHaveBeenLastCalledWith(named('mine too'), 9);
  expect(saver.state().is).toBe('saved');
});

test('a draft that is gone is not saved again, whatever is written', async () => {
  const { save, saver } = opened('gone');
  write(saver, named('a'));
  await vi.advanceTimersByTimeAsync(1000);
  write(saver, named('ab'));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(saver.state()).toEqual({ is: 'gone' });
  expect(await saver.flush()).toBe(false);
  expect(save).toHaveBeenCalledTimes(1);
});

test('a draft that is too large is saved again when something of it has changed', async () => {
  const { save, saver } = opened('too-large', { revision: 8, at });
  write(saver, named('a'));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(saver.state()).toEqual({ is: 'too-large' });
  expect(save).toHaveBeenCalledTimes(1);
  write(saver, named(''));
  await vi.advanceTimersByTimeAsync(1000);
  expect(saver.state().is).toBe('saved');
});

test('leaving saves what is left at once', async () => {
  const { save, saver } = opened();
  write(saver, named('a'));
  expect(await saver.flush()).toBe(true);
  expect(save).toHaveBeenCalledTimes(1);
});

test('a letter that nobody has told of is saved by leaving, and is a reason to warn', async () => {
  const { save, saver } = opened();
  expect(saver.hasUnsaved()).toBe(false);
  written = named('a');
  expect(saver.hasUnsaved()).toBe(true);
  written = named('ab');
  expect(await saver.flush()).toBe(true);
  expect(save).toHaveBeenCalledExactlyOnceWith(named('ab'), 7);
  expect(saver.hasUnsaved()).toBe(false);
});
