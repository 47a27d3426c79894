import { localText, optionsOf, type Language, type Question } from '@lykta/domain';

/** The answers that lead to a question which not every child is asked: those of one earlier question. */
interface OpenedBy {
  /** The number of the earlier question. */
  readonly number: number;
  readonly answers: string;
  readonly count: number;
}

/**
 * Says of each question that only some answers lead to, which ones: by its own condition, or because no answer of the
 * question before it in the list leads there otherwise.
 */
export function openedBy(questions: readonly Question[], language: Language): ReadonlyMap<string, OpenedBy> {
  const opened = new Map<string, OpenedBy>();
  const numbers = new Map(questions.map(({ id }, at) => [id, at + 1]));
  const wordsOf = (question: Question, answers: readonly string[]) =>
    optionsOf(question)
      .filter(({ id }) => answers.includes(id))
      .map(({ text }) => localText(text, language))
      .join(', ');
  const leading = waysTo(questions);
  for (const { id, includeIf } of questions) {
    const first = includeIf?.answers[0];
    const ways = leading.get(id) ?? [];
    const some = ways.length > 0 && ways.every(({ all }) => !all) ? ways[0] : undefined;
    const from = questions.find((each) => each.id === (first?.question ?? some?.question.id));
    if (!from) continue;
    const answers = first
      ? (includeIf?.answers ?? []).filter((each) => each.question === from.id).map(({ answer }) => answer)
      : some!.answers;
    opened.set(id, {
      number: numbers.get(from.id)!,
      answers: wordsOf(from, answers),
      count: answers.length,
    });
  }
  return opened;
}

interface WayTo {
  readonly question: Question;
  readonly answers: readonly string[];
  /** Whether every answer of the question leads there. */
  readonly all: boolean;
}

function waysTo(questions: readonly Question[]): ReadonlyMap<string, WayTo[]> {
  const ways = new Map<string, WayTo[]>();
  for (const question of questions) {
    const options = optionsOf(question);
    for (const [next, here] of Map.groupBy(options, (option) => option.next ?? null)) {
      if (next === null) continue;
      const way = { question, answers: here.map(({ id }) => id), all: here.length === options.length };
      ways.set(next, [...(ways.get(next) ?? []), way]);
    }
  }
  return ways;
}
