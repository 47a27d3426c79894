import {
  answerTypes,
  own,
  questionTypes,
  type AnswersDocument,
  type Entry,
  type Form,
  type Question,
} from '@lykta/domain';
import { invalidInput } from '../problem.ts';

/** Every id that a person or home of this child has ever had, including deleted ones. */
export interface KnownIds {
  persons: ReadonlySet<string>;
  houses: ReadonlySet<string>;
}

interface Fault {
  path: string;
  message: string;
}

/**
 * Refuses a document that does not fit the form, and lists every fault.
 * @throws {Problem} 400
 */
export function checkDocument(form: Form, document: AnswersDocument, known: KnownIds): void {
  const faults = (['answers', 'inactive'] as const).flatMap((part) =>
    Object.entries(document[part]).flatMap(([id, entries]) => {
      const question = own(form.questions, id);
      const path = `${part}.${id}`;
      return question
        ? checkEntries(question, entries, known, path)
        : [{ path, message: 'unknown-question' }];
    }),
  );
  if (faults.length > 0) throw invalidInput(...faults);
}

/** Returns whether any entry names a person or home; only then are the known ids needed. */
export function namesSomebody({ answers, inactive }: AnswersDocument): boolean {
  return [answers, inactive].some((map) =>
    Object.values(map)
      .flat()
      .some(({ data = [] }) => data.length > 0),
  );
}

/** Whether the child has written something itself on its way: only where somebody has promised to read. */
export function hasOwnWords({ answers }: Pick<AnswersDocument, 'answers'>): boolean {
  return Object.values(answers)
    .flat()
    .some(({ words }) => words !== undefined);
}

function checkEntries(question: Question, entries: Entry[], known: KnownIds, path: string): Fault[] {
  const faults = entries.flatMap((entry, index) => checkEntry(question, entry, known, `${path}.${index}`));
  if (faults.length > 0) return faults;
  const chosen = entries.map(({ answer }) => answer);
  const groups = new Set(chosen.map((answer) => own(question.answers, answer)?.group));
  return [
    ...(new Set(chosen).size < chosen.length ? [{ path, message: 'same-answer-twice' }] : []),
    ...(!questionTypes[question.type].several && chosen.length > 1
      ? [{ path, message: 'one-answer-only' }]
      : []),
    ...(groups.size > 1 ? [{ path, message: 'answers-of-two-groups' }] : []),
  ];
}

function checkEntry(question: Question, entry: Entry, known: KnownIds, path: string): Fault[] {
  const { answer, data, words } = entry;
  const option = own(question.answers, answer);
  if (!option) return [{ path: `${path}.answer`, message: 'unknown-answer' }];
  if ((option.type === 'words') !== (words !== undefined)) {
    return [{ path: `${path}.words`, message: words === undefined ? 'words-missing' : 'takes-no-words' }];
  }
  if (!data) return [];
  const { names } = answerTypes[option.type];
  if (!names) return [{ path: `${path}.data`, message: 'takes-no-data' }];
  const ids = known[names];
  return [
    ...data.flatMap((id, index) =>
      ids.has(id) ? [] : [{ path: `${path}.data.${index}`, message: 'unknown-id' }],
    ),
    ...(new Set(data).size < data.length ? [{ path: `${path}.data`, message: 'duplicates' }] : []),
    ...(!questionTypes[question.type].several && data.length > 1
      ? [{ path: `${path}.data`, message: 'one-only' }]
      : []),
  ];
}
