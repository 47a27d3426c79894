import { present, type AnswersDocument } from '@lykta/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSaveQueue, type SaveOutcome, type SaveStatus } from './save-queue.ts';

const answered = (...questions: string[]): AnswersDocument => ({
  answers: Object.fromEntries(
    questions.map((question) => [question, [{ answer: 'yes', timestamp: '2026-11-20T10:00:00Z' }]]),
  ),
  inactive: {},
});

/** A server whose replies the test releases. */
function queueWith(whenFree?: (free: () => void) => () => void) {
  const calls: { questions: string[]; etag: string | undefined; reply(outcome: SaveOutcome): void }[] = [];
  const statuses: SaveStatus['state'][] = [];
  const queue = createSaveQueue({
    etag: '"0"',
    save: (document, etag) =>
      new Promise((reply) => calls.push({ questions: Object.keys(document.answers), etag, reply })),
    merge: (mine, theirs) => ({ answers: { ...theirs.answers, ...mine.answers }, inactive: {} }),
    onStatus: ({ state }) => statuses.push(state),
    whenFree,
  });
  /** Releases the newest call's reply, and waits until the queue has processed it. */
  const reply = async (outcome: SaveOutcome) => {
    present(calls.at(-1), 'calls.at(-1)').reply(outcome);
    await new Promise((done) => setTimeout(done));
  };
  return { queue, calls, statuses, reply };
}

const offline: SaveOutcome = { kind: 'failed', failure: { status: 0, code: 'offline' } };

describe('the save queue', () => {
  it('names the version that the last reply gave', async () => {
    const { queue, calls, reply } = queueWith();
    queue.put(answered('a'));
    await reply({ kind: 'saved', etag: '"1"' });
    queue.put(answered('a', 'b'));
    await reply({ kind: 'saved', etag: '"2"' });
    expect(calls.map(({ etag }) => etag)).toEqual(['"0"', '"1"']);
    expect(await queue.settled()).toBe(true);
  });

  it('has one call under way, and then sends only the newest document', async () => {
    const { queue, calls, reply } = queueWith();
    queue.put(answered('a'));
    queue.put(answered('a', 'b'));
    queue.put(answered('a', 'b', 'c'));
    expect(calls).toHaveLength(1);
    await reply({ kind: 'saved', etag: '"1"' });
    await reply({ kind: 'saved', etag: '"2"' });
    expect(calls.map(({ questions }) => questions)).toEqual([['a'], ['a', 'b', 'c']]);
  });

  it('keeps what could not be saved, and sends it once when asked again', async () => {
    const { queue, calls, statuses, reply } = queueWith();
    queue.put(answered('a'));
    await reply(offline);
    expect(statuses.at(-1)).toBe('failed');
    expect(await queue.settled()).toBe(false);
    expect(Object.keys(present(queue.unsaved(), 'queue.unsaved()').answers)).toEqual(['a']);
    queue.retry();
    await reply({ kind: 'saved', etag: '"1"' });
    queue.retry();
    expect(calls).toHaveLength(2);
    expect(queue.unsaved()).toBeUndefined();
    expect(statuses.at(-1)).toBe('saved');
  });

  it('sends what came during a failed call, not what failed', async () => {
    const { queue, calls, reply } = queueWith();
    queue.put(answered('a'));
    queue.put(answered('a', 'b'));
    await reply(offline);
    queue.retry();
    expect(calls.at(-1)?.questions).toEqual(['a', 'b']);
  });

  it('saves both when another device saved in between, on the version that it left', async () => {
    const { queue, calls, reply } = queueWith();
    queue.put(answered('mine'));
    await reply({ kind: 'changed', current: answered('theirs'), etag: '"7"' });
    expect(calls.at(-1)).toMatchObject({ questions: ['theirs', 'mine'], etag: '"7"' });
    await reply({ kind: 'saved', etag: '"8"' });
    expect(await queue.settled()).toBe(true);
  });

  it('sends what waits when the page is left, for the server to merge', () => {
    const { queue, calls } = queueWith();
    queue.put(answered('a'));
    queue.flush();
    expect(calls).toHaveLength(1);
    queue.put(answered('a', 'b'));
    queue.flush();
    expect(calls.at(-1)).toMatchObject({ questions: ['a', 'b'], etag: undefined });
  });

  it('tells while a call is under way that it is not saved yet', () => {
    const { queue } = queueWith();
    queue.put(answered('a'));
    expect(Object.keys(present(queue.unsaved(), 'queue.unsaved()').answers)).toEqual(['a']);
  });

  describe('when the server is busy', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    const busy: SaveOutcome = { kind: 'failed', failure: { status: 503, code: 'busy', retryAfter: 2 } };
    const refuse = async ({ calls }: ReturnType<typeof queueWith>) => {
      present(calls.at(-1), 'calls.at(-1)').reply(busy);
      await vi.advanceTimersByTimeAsync(0);
    };

    it('asks again by itself after the pause, with what was answered meanwhile', async () => {
      const visit = queueWith();
      visit.queue.put(answered('a'));
      await refuse(visit);
      expect(visit.statuses).toEqual(['saving', 'waiting']);
      visit.queue.put(answered('a', 'b'));
      await vi.advanceTimersByTimeAsync(1900);
      expect(visit.calls).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(100);
      expect(visit.calls.at(-1)?.questions).toEqual(['a', 'b']);
      const settled = visit.queue.settled();
      present(visit.calls.at(-1), 'calls.at(-1)').reply({ kind: 'saved', etag: '"1"' });
      expect(await settled).toBe(true);
      expect(visit.statuses.at(-1)).toBe('saved');
    });

    it('tells the child after a while, and keeps the answer', async () => {
      const visit = queueWith();
      visit.queue.put(answered('a'));
      for (let seconds = 0; seconds < 60 && visit.statuses.at(-1) !== 'failed'; seconds += 2) {
        await refuse(visit);
        await vi.advanceTimersByTimeAsync(2000);
      }
      expect(visit.statuses.at(-1)).toBe('failed');
      expect(visit.calls.length).toBeGreaterThan(15);
      expect(await visit.queue.settled()).toBe(false);
      expect(visit.queue.unsaved()).toEqual(answered('a'));
    });

    it('sends nothing any more once the page is left or covered', async () => {
      const visit = queueWith();
      visit.queue.put(answered('a'));
      await refuse(visit);
      visit.queue.rest();
      expect(await visit.queue.settled()).toBe(false);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(visit.calls).toHaveLength(1);
      expect(visit.queue.unsaved()).toEqual(answered('a'));
      visit.queue.retry();
      expect(visit.calls).toHaveLength(2);
    });

    it('nor after a call that was under way when the page was left', async () => {
      const visit = queueWith();
      visit.queue.put(answered('a'));
      visit.queue.rest();
      await refuse(visit);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(visit.calls).toHaveLength(1);
    });
  });

  it('calls nobody before the page is free, and then once with the newest', async () => {
    let free = () => {};
    const { queue, calls, statuses, reply } = queueWith((go) => {
      free = go;
      return () => {};
    });
    queue.put(answered('a'));
    queue.put(answered('a', 'b'));
    expect(calls).toEqual([]);
    expect(statuses).toEqual(['saving']);
    free();
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    await reply({ kind: 'saved', etag: '"1"' });
    expect(calls.map(({ questions }) => questions)).toEqual([['a', 'b']]);
    expect(await queue.settled()).toBe(true);
  });

  it('loses nothing when the page is left before it is free', async () => {
    const never = () => () => {};
    const closed = queueWith(never);
    closed.queue.put(answered('a'));
    closed.queue.flush();
    expect(closed.calls.map(({ questions }) => questions)).toEqual([['a']]);

    const left = queueWith(never);
    left.queue.put(answered('a'));
    left.queue.rest();
    await vi.waitFor(() => expect(left.calls).toHaveLength(1));
    await left.reply({ kind: 'saved', etag: '"1"' });
    expect(await left.queue.settled()).toBe(true);
  });
});
