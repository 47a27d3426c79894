import { afterEach, expect, test } from 'vitest';
import { letBrokenWorkersEnd } from './broken-workers.ts';
import { BotCheckError } from './types.ts';

const before = globalThis.altchaCreateWorker;
afterEach(() => {
  globalThis.altchaCreateWorker = before;
});

/** A worker that does nothing, in the place of a browser's. */
class IdleWorker extends EventTarget implements Pick<Worker, 'addEventListener' | 'dispatchEvent'> {}

test('a page that is being left starts no worker; one that is shown again does', () => {
  const started: (string | undefined)[] = [];
  globalThis.altchaCreateWorker = (url) => {
    started.push(url);
    return new IdleWorker() as Worker;
  };
  letBrokenWorkersEnd();
  window.dispatchEvent(new Event('pagehide'));
  expect(() => globalThis.altchaCreateWorker('/worker.js')).toThrow(BotCheckError);
  expect(started).toEqual([]);

  window.dispatchEvent(new Event('pageshow'));
  globalThis.altchaCreateWorker('/worker.js');
  expect(started).toEqual(['/worker.js']);
});

test('a worker whose file does not load answers that it has nothing', () => {
  const worker = new IdleWorker() as Worker;
  globalThis.altchaCreateWorker = () => worker;
  letBrokenWorkersEnd();
  const answers: unknown[] = [];
  globalThis.altchaCreateWorker('/worker.js').addEventListener('message', ({ data }) => answers.push(data));
  worker.dispatchEvent(new Event('error'));
  expect(answers).toEqual([null]);
});
