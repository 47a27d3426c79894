import type { AnswersDocument, Form } from '@lykta/domain';
import { answer, mergeDocuments, openFlow, type Flow, type Selection } from '@lykta/questionnaire-engine';
import { createSaveQueue, type SaveOutcome, type SaveStatus } from '../saving/save-queue.ts';

interface FlowView {
  flow: Flow;
  saving: SaveStatus;
  /** The first question whose answer the server does not have; null when all are saved. */
  unsavedQuestion: string | null;
}

interface FlowSessionOptions {
  form: Form;
  document: AnswersDocument;
  etag: string;
  /** Answers that an earlier visit could not save; merged in, and sent with the next answer or `retry`. */
  unsaved?: AnswersDocument;
  now: Date;
  skipCutoff?: Date;
  save(document: AnswersDocument, etag: string | undefined): Promise<SaveOutcome>;
  /** Says when the page is free to save. */
  whenFree?(free: () => void): () => void;
}

export interface FlowSession {
  view(): FlowView;
  subscribe(listener: () => void): () => void;
  /**
   * Applies an answer to the flow at once and saves it in the background.
   * @throws EngineError when the question is not on the path
   */
  answer(question: string, selection: Selection[], at: Date): Flow;
  retry(): void;
  /** Ends waiting for a busy server. */
  rest(): void;
  flush(): void;
  settled(): Promise<boolean>;
  unsaved(): AnswersDocument | undefined;
}

/** One child's visit to one form: the flow shown to the child, and the queue that saves it (docs/product.md §4). */
export function openFlowSession(options: FlowSessionOptions): FlowSession {
  const { form, now, skipCutoff, save, whenFree } = options;
  const open = (document: AnswersDocument) => openFlow(form, document, { now, skipCutoff });
  const listeners = new Set<() => void>();
  let view: FlowView = {
    flow: open(options.unsaved ? mergeDocuments(options.document, options.unsaved) : options.document),
    saving: { state: 'saved' },
    unsavedQuestion: null,
  };

  const change = (changed: Partial<FlowView>) => {
    view = { ...view, ...changed };
    listeners.forEach((listener) => listener());
  };

  const queue = createSaveQueue({
    etag: options.etag,
    save,
    whenFree,
    merge: (mine, theirs) => {
      const flow = open(mergeDocuments(mine, theirs));
      change({ flow });
      return flow.document;
    },
    onStatus: (saving) => change(saving.state === 'saved' ? { saving, unsavedQuestion: null } : { saving }),
  });
  if (options.unsaved) queue.hold(view.flow.document);

  return {
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    answer: (question, selection, at) => {
      const flow = answer(view.flow, question, selection, at);
      change({ flow, unsavedQuestion: view.unsavedQuestion ?? question });
      queue.put(flow.document);
      return flow;
    },
    retry: queue.retry,
    rest: queue.rest,
    flush: queue.flush,
    settled: queue.settled,
    unsaved: queue.unsaved,
  };
}
