import type { ApiFailure } from '@lykta/api';
import type { AnswersDocument } from '@lykta/domain';

export type SaveOutcome =
  | { kind: 'saved'; etag: string }
  /** Another device saved first: the server's document and its version. */
  | { kind: 'changed'; current: AnswersDocument; etag: string | undefined }
  | { kind: 'failed'; failure: ApiFailure };

export type SaveStatus = { state: 'saved' } | { state: 'saving' } | { state: 'failed'; failure: ApiFailure };

interface SaveQueueOptions {
  /** Version of the loaded document. */
  etag: string;
  /** Makes one call; must not reject. Without an etag the server merges. */
  save(document: AnswersDocument, etag: string | undefined): Promise<SaveOutcome>;
  /** Merges with another device's document, for the screen and the next call. */
  merge(mine: AnswersDocument, theirs: AnswersDocument): AnswersDocument;
  onStatus(status: SaveStatus): void;
}

export interface SaveQueue {
  /** Saves a newer document, at once or after the running call. */
  put(document: AnswersDocument): void;
  /** Holds a document for the next `put` or `retry`. */
  hold(document: AnswersDocument): void;
  /** Retries a failed save; does nothing when everything is saved. */
  retry(): void;
  /** Waits for running calls. @returns whether everything is saved */
  settled(): Promise<boolean>;
  /** Sends pending answers at once when the page is left; the server merges them. */
  flush(): void;
  /** The document that the server does not have yet. */
  unsaved(): AnswersDocument | undefined;
}

/**
 * Saves a growing document in order, one call at a time, each with the version it builds on (docs/product.md §4, §8).
 * While a call runs only the newest waiting document is kept, because it contains the others. A failed save stays
 * until the next `put` or `retry`, so that nothing is lost or sent twice.
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
