import type { AnswersDocument, Entry, Form } from '@lykta/domain';
import { compile, type CompiledForm, type FormNode } from './compile.ts';
import { readOnly } from './document.ts';
import { emptyVector, withValue, type PersistentVector } from './persistent-vector.ts';
import { keptSince } from './time.ts';
import type { FlowOptions, QuestionId } from './types.ts';

/** The answers to a question that is not on the path. */
export interface InactiveList {
  readonly node: FormNode;
  readonly list: readonly Entry[];
  /** It became inactive after the flow was opened, so it comes back whatever its age. */
  readonly byFlow: boolean;
}

/** What stays the same from the opening of a flow to its last answer. */
export interface Session {
  readonly form: CompiledForm;
  /** Older inactive lists do not come back; in milliseconds. */
  readonly keptSince: number;
  /** Older skips are gaps; in milliseconds, −Infinity = none is. */
  readonly skipCutoff: number;
  /** Answers to questions that no path reaches. They stay as they are. */
  readonly orphans: ReadonlyMap<QuestionId, readonly Entry[]>;
}

/** A document sorted for the walk. */
export interface Intake {
  readonly session: Session;
  readonly answers: Map<FormNode, readonly Entry[]>;
  readonly inactive: PersistentVector<InactiveList>;
}

/** Does every entry name an option that the question has? */
export function fits(node: FormNode, list: readonly Entry[]): boolean {
  return list.every((entry) => node.options.includes(entry.answer));
}

/** Reads a form and a document before the first walk; what cannot be an answer becomes inactive. */
export function takeIn(form: Form, document: AnswersDocument, { now, skipCutoff }: FlowOptions): Intake {
  const compiled = compile(form);
  const orphans = new Map<QuestionId, readonly Entry[]>();
  const answers = new Map<FormNode, readonly Entry[]>();
  let inactive = emptyVector<InactiveList>(compiled.nodes.size);

  const deactivate = (id: QuestionId, list: readonly Entry[]): void => {
    const node = compiled.nodes.get(id);
    if (node) inactive = withValue(inactive, node.rank, { node, list, byFlow: false });
    else orphans.set(id, list);
  };
  for (const [id, list] of Object.entries(document.inactive)) deactivate(id, readOnly(list));
  for (const [id, given] of Object.entries(document.answers)) {
    if (given.length === 0) continue;
    const node = compiled.nodes.get(id);
    const list = readOnly(given);
    if (node && fits(node, list)) answers.set(node, list);
    else deactivate(id, list);
  }
  const session = {
    form: compiled,
    keptSince: keptSince(now),
    skipCutoff: skipCutoff?.getTime() ?? -Infinity,
    orphans,
  };
  return { session, answers, inactive };
}
