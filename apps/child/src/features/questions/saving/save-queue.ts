import type { ApiFailure } from '@lykta/api';
import type { AnswersDocument } from '@lykta/domain';

export type SaveOutcome =
  | { kind: 'saved'; etag: string }
  /** Another device saved first: the server's document and its version. */
  | { kind: 'changed'; current: AnswersDocument; etag: string | undefined }
  | { kind: 'failed'; failure: ApiFailure };

export type SaveStatus =
  | { state: 'saved' }
  | { state: 'saving' }
  /** The server is busy; the queue asks again by itself. */
  | { state: 'waiting' }
  | { state: 'failed'; failure: ApiFailure };

/** How often a busy server is asked again before the child is told: longer than another machine takes to step in. */
const TRIES = 20;
const LONGEST_PAUSE_S = 5;

interface SaveQueueOptions {
  /** Version of the loaded document. */
  etag: string;
  /** Makes one call; must not reject. Without an etag the server merges. */
  save(document: AnswersDocument, etag: string | undefined): Promise<SaveOutcome>;
  /** Merges with another device's document, for the screen and the next call. */
  merge(mine: AnswersDocument, theirs: AnswersDocument): AnswersDocument;
  onStatus(status: SaveStatus): void;
  /** Says when the page is free, so that no call holds up what a child waits for; returns how to stop. */
  whenFree?(free: () => void): () => void;
}

export interface SaveQueue {
  /** Saves a newer document, as soon as the page is free or after the running call. */
  put(document: AnswersDocument): void;
  /** Holds a document for the next `put` or `retry`. */
  hold(document: AnswersDocument): void;
  /** Retries a failed save; does nothing when everything is saved. */
  retry(): void;
  /** Ends waiting for a busy server: what is not saved stays until the next `put` or `retry`. */
  rest(): void;
  /** Waits for running calls, and for a busy server. @returns whether everything is saved */
  settled(): Promise<boolean>;
  /** Sends pending answers at once when the page is left; the server merges them. */
  flush(): void;
  /** The document that the server does not have yet. */
  unsaved(): AnswersDocument | undefined;
}

/**
 * Saves a growing document in order, one call at a time, each with the version it builds on (docs/product.md §4, §8).
 * While a call runs only the newest waiting document is kept, because it contains the others. A busy server is asked
 * again for a while; another failed save stays until the next `put` or `retry`, so that nothing is lost or sent twice.
 */
export function createSaveQueue(options: SaveQueueOptions): SaveQueue {
  const { etag: loaded, save, merge, onStatus, whenFree } = options;
  let etag: string | undefined = loaded;
  let waiting: AnswersDocument | undefined;
  let sending: AnswersDocument | undefined;
  let running: Promise<void> | undefined;
  let endPause: (() => void) | undefined;
  let isResting = false;

  /** @returns why it was not saved */
  async function send(document: AnswersDocument): Promise<ApiFailure | undefined> {
    sending = document;
    const outcome = await save(document, etag);
    sending = undefined;
    if (outcome.kind === 'saved') {
      etag = outcome.etag;
      return undefined;
    }
    if (outcome.kind === 'changed') {
      etag = outcome.etag;
      waiting = merge(waiting ?? document, outcome.current);
      return undefined;
    }
    waiting ??= document;
    return outcome.failure;
  }

  /** Waits as long as the server asked for, or until `rest`. */
  function pause({ retryAfter = 1 }: ApiFailure): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, Math.min(retryAfter, LONGEST_PAUSE_S) * 1000);
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Waits until the page is free, or until `rest`. */
  function free(wait: (free: () => void) => () => void): Promise<void> {
    return new Promise((resolve) => {
      const stop = wait(resolve);
      endPause = () => {
        stop();
        resolve();
      };
    });
  }

  async function run(): Promise<void> {
    onStatus({ state: 'saving' });
    if (whenFree) await free(whenFree);
    for (let tries = 1; waiting; tries += 1) {
      const next = waiting;
      waiting = undefined;
      const failure = await send(next);
      if (!failure) {
        tries = 0;
        continue;
      }
      if (failure.code !== 'busy' || tries > TRIES) return onStatus({ state: 'failed', failure });
      onStatus({ state: 'waiting' });
      if (!isResting) await pause(failure);
      if (isResting) return;
    }
    onStatus({ state: 'saved' });
  }

  function start(): void {
    isResting = false;
    running ??= run().finally(() => {
      running = undefined;
    });
  }

  return {
    put(document) {
      waiting = document;
      start();
    },
    hold(document) {
      waiting = document;
    },
    retry() {
      if (waiting || running) start();
    },
    rest() {
      isResting = true;
      endPause?.();
    },
    async settled() {
      await running;
      return waiting === undefined;
    },
    flush() {
      if (waiting) void save(waiting, undefined);
    },
    unsaved: () => waiting ?? sending,
  };
}
