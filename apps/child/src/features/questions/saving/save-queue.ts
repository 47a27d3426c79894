import type { ApiFailure } from '@lykta/api';
import type { AnswersDocument } from '@lykta/domain';

export type SaveOutcome =
  | { kind: 'saved'; etag: string }
  /** Somebody else saved in between: what the server holds, and its version. */
  | { kind: 'changed'; current: AnswersDocument; etag: string | undefined }
  | { kind: 'failed'; failure: ApiFailure };

export type SaveStatus = { state: 'saved' } | { state: 'saving' } | { state: 'failed'; failure: ApiFailure };

interface SaveQueueOptions {
  /** The version of the document that was loaded. */
  etag: string;
  /** One call; must not reject. Without an etag the server merges by itself. */
  save(document: AnswersDocument, etag: string | undefined): Promise<SaveOutcome>;
  /** Another device saved meanwhile: gives the document that holds both, for the screen and for the next call. */
  merge(mine: AnswersDocument, theirs: AnswersDocument): AnswersDocument;
  onStatus(status: SaveStatus): void;
}

export interface SaveQueue {
  /** Saves a newer document: at once, or when the call under way has come back. */
  put(document: AnswersDocument): void;
  /** Keeps a document to be saved with the next `put` or `retry`. */
  hold(document: AnswersDocument): void;
  /** Tries again what could not be saved; does nothing when everything is saved. */
  retry(): void;
  /** Waits for the calls under way. @returns whether everything is saved */
  settled(): Promise<boolean>;
  /** The page is being left: sends what waits without waiting for its turn; the server merges it. */
  flush(): void;
  /** What the server doesn't hold yet. */
  unsaved(): AnswersDocument | undefined;
}

/**
 * Saves a growing document in order, one call at a time, each naming the version it builds on (docs/product.md §4, §8).
 * Documents that come while a call is under way wait, and only the newest of them is sent: it contains the others.
 * What failed stays here until the next `put` or `retry`, so nothing is lost and nothing is sent twice.
 */
export function createSaveQueue({ etag: loaded, save, merge, onStatus }: SaveQueueOptions): SaveQueue {
  let etag: string | undefined = loaded;
  let waiting: AnswersDocument | undefined;
  let sending: AnswersDocument | undefined;
  let running: Promise<void> | undefined;

  async function send(document: AnswersDocument): Promise<boolean> {
    sending = document;
    const outcome = await save(document, etag);
    sending = undefined;
    if (outcome.kind === 'saved') {
      etag = outcome.etag;
      return true;
    }
    if (outcome.kind === 'changed') {
      etag = outcome.etag;
      waiting = merge(waiting ?? document, outcome.current);
      return true;
    }
    waiting ??= document;
    onStatus({ state: 'failed', failure: outcome.failure });
    return false;
  }

  async function run(): Promise<void> {
    onStatus({ state: 'saving' });
    while (waiting) {
      const next = waiting;
      waiting = undefined;
      if (!(await send(next))) return;
    }
    onStatus({ state: 'saved' });
  }

  function start(): void {
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
      if (waiting) start();
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
