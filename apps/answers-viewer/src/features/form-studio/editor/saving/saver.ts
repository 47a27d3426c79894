import type { NewerDraft } from '@lykta/domain';
import type { Draft } from '@lykta/form-studio';

/** Milliseconds without a change after which a draft is saved. */
const PAUSE = 800;
/** Milliseconds after which a failed save is tried again. */
const AGAIN = 5000;

export type SaveState =
  | { readonly is: 'saved'; readonly at: string }
  | { readonly is: 'changed' | 'saving' | 'failed' }
  /** Saving again helps nobody: the draft is no longer there, or larger than any call may be. */
  | { readonly is: 'gone' | 'too-large' }
  /** A colleague has saved meanwhile; nothing is saved until the author has chosen. */
  | { readonly is: 'newer'; readonly newer: NewerDraft };

/** What the server said to a save. */
export type SaveReply =
  | { readonly revision: number; readonly at: string }
  | { readonly newer: NewerDraft }
  | 'failed'
  | 'gone'
  | 'too-large';

interface SaverOptions {
  /** The draft as it is, with what is not drawn yet. */
  readonly now: () => Draft;
  readonly revision: number;
  /** When the opened draft was saved. */
  readonly at: string;
  readonly save: (draft: Draft, revision: number) => Promise<SaveReply>;
}

/** Saves a draft while its author writes: a moment after the last change, one save at a time. */
export type Saver = ReturnType<typeof createSaver>;

export function createSaver({ now, revision: first, at, save }: SaverOptions) {
  let state: SaveState = { is: 'saved', at };
  let [latest, saved, revision] = [now(), now(), first];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  const listeners = new Set<() => void>();

  const show = (next: SaveState) => {
    state = next;
    listeners.forEach((listener) => listener());
  };
  /** Whether the author has to choose before anything is saved. */
  const waits = () => state.is === 'newer' || state.is === 'gone';
  const later = (wait: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), wait);
  };

  async function saveLatest(): Promise<void> {
    clearTimeout(timer);
    const sent = latest;
    show({ is: 'saving' });
    const reply = await save(sent, revision);
    if (reply === 'failed') {
      show({ is: 'failed' });
      later(AGAIN);
    } else if (reply === 'gone' || reply === 'too-large') {
      show({ is: reply });
      if (reply === 'too-large' && latest !== sent) later(PAUSE);
    } else if ('newer' in reply) show({ is: 'newer', newer: reply.newer });
    else {
      saved = sent;
      revision = reply.revision;
      if (latest === sent) return show({ is: 'saved', at: reply.at });
      show({ is: 'changed' });
      later(0);
    }
  }

  function run(): Promise<void> {
    running ??= saveLatest().finally(() => {
      running = undefined;
    });
    return running;
  }

  /** Takes the draft as it is now. */
  const take = () => {
    const draft = now();
    if (draft === latest) return;
    latest = draft;
    if (waits() || running) return;
    const isNews = state.is !== 'changed' && (draft !== saved || state.is !== 'saved');
    if (isNews) show({ is: 'changed' });
    later(PAUSE);
  };

  return {
    state: () => state,
    revision: () => revision,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    take,
    /** Whether the author would lose something by leaving. */
    hasUnsaved: () => {
      take();
      return state.is !== 'saved';
    },
    /** Saves what is not saved yet. @returns whether the server has all of it */
    flush: async (): Promise<boolean> => {
      take();
      await running;
      if (!waits() && latest !== saved) await run();
      return latest === saved;
    },
    /** Goes on after a colleague's save, with what the author has chosen. */
    goOn: (newer: NewerDraft, draft: Draft) => {
      revision = newer.revision;
      latest = draft;
      void run();
    },
    stop: () => clearTimeout(timer),
  };
}
