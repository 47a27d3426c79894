import {
  compareTimes,
  dayOf,
  joinSentences,
  localText,
  sentenceOf,
  type Language,
  type Mention,
  type Named,
  type StoryGroup,
  type StorySection,
  type StorySections,
  type StoryView,
} from '@lykta/domain';
import { otherLanguage } from '../../frame/other-language.ts';

/** One statement: a question with every option chosen in it. */
export interface Statement {
  key: string;
  form: Mention['form'];
  qid: string;
  question: Mention['question']['text'];
  answers: Mention['answer'][];
  /** When it was answered, ISO 8601. */
  timestamp: string;
}

/** The parts of the views by meaning; a view of an area has one part with its own name (docs/product.md §2, beb). */
export const viewParts = {
  good: [
    { id: 'resource', sections: ['RESOURCE'] },
    { id: 'wish', sections: ['WISH'] },
  ],
  important: [
    { id: 'help', sections: ['HELP'] },
    { id: 'worries', sections: ['WORRIES'] },
    { id: 'problem', sections: ['PROBLEM'] },
  ],
} as const satisfies Partial<Record<StoryView, { id: string; sections: StorySection[] }[]>>;

const areaSections = {
  myself: ['MYSELF', 'KASAMSTEGEN'],
  school: ['SCHOOL'],
  family: ['FAMILY'],
  leisure: ['LEISURE'],
  base: ['BASE'],
} as const satisfies Partial<Record<StoryView, StorySection[]>>;

export type AreaView = keyof typeof areaSections;

/** Whether a view shows one area. */
export function isAreaView(view: StoryView): view is AreaView {
  return view in areaSections;
}

/** The sections that a view combines; none for persons and homes, which have their own pages. */
export function sectionsIn(view: StoryView): readonly StorySection[] {
  if (isAreaView(view)) return areaSections[view];
  if (view === 'good' || view === 'important')
    return viewParts[view].flatMap(({ sections }) => [...sections]);
  return [];
}

/** Where the story keeps the statements of a view. */
export const groupsIn = (view: StoryView): readonly StoryGroup[] =>
  view === 'persons' || view === 'houses' ? [view] : sectionsIn(view);

/** The statements of the sections, newest first; mentions of one question become one statement, without duplicates. */
export function statementsOf(
  told: StorySections | undefined,
  sections: readonly StorySection[],
): Statement[] {
  return gather(sections.flatMap((section) => told?.[section]?.mentioned ?? []));
}

/** All statements of a view, newest first; for persons and homes those that name one. */
export function statementsIn(view: StoryView, told: StorySections | undefined): Statement[] {
  if (view === 'persons' || view === 'houses')
    return gather(Object.values(told?.[view] ?? {}).flatMap(({ mentioned }) => mentioned));
  return statementsOf(told, sectionsIn(view));
}

/** Turns mentions into statements, newest first. */
export function gather(mentions: readonly Mention[]): Statement[] {
  const statements = new Map<string, Statement>();
  for (const { form, qid, question, answer, timestamp } of mentions) {
    const key = `${form.id}/${form.version}/${qid}/${timestamp}`;
    const statement = statements.get(key) ?? {
      key,
      form,
      qid,
      question: question.text,
      answers: [],
      timestamp,
    };
    if (!statement.answers.some(({ id }) => id === answer.id)) statement.answers.push(answer);
    statements.set(key, statement);
  }
  return [...statements.values()].sort((a, b) => compareTimes(b.timestamp, a.timestamp));
}

/** Groups statements by day, newest day first. */
export function byDay(statements: readonly Statement[]): { day: string; statements: Statement[] }[] {
  const days = Map.groupBy(statements, ({ timestamp }) => dayOf(new Date(timestamp)));
  return [...days]
    .map(([day, said]) => ({ day, statements: said }))
    .sort((a, b) => compareTimes(b.day, a.day));
}

/** A statement in words: the child's own sentences, or question and answer where the form has no sentences. */
export type StatementWords =
  | { sentences: string[]; /** Where it is not the page's. */ lang?: Language }
  | { question: string; lang?: Language; answer: string; answerLang?: Language };

/** The words of a statement. `named` names persons and homes inside sentences, `label` elsewhere. */
export function wordsOf(
  { question, answers }: Statement,
  language: Language,
  { named, label }: { named: Named; label: (id: string) => string },
): StatementWords {
  const sentences = answers.flatMap((answer) => sentenceOf(answer, named, [language]) ?? []);
  if (sentences.length === answers.length)
    return {
      lang: sentences.map((sentence) => otherLanguage(sentence, language)).find((other) => other),
      sentences: joinSentences(
        sentences.map((sentence) => localText(sentence, language)),
        language,
      ),
    };
  const words = answers.flatMap(({ text, data }) => (data ? data.map(label) : [localText(text, language)]));
  const written = answers.flatMap(({ text, data }) => (data ? [] : [text]));
  return {
    question: localText(question, language),
    lang: otherLanguage(question, language),
    answer: words.join(', '),
    answerLang: written.map((text) => otherLanguage(text, language)).find((other) => other),
  };
}

/**
 * A statement as lines: the sentences, or "På rasten: Ja", or "Är du trygg? Ja" where the question has its own
 * punctuation.
 */
export function linesOf(words: StatementWords): string[] {
  if ('sentences' in words) return words.sentences;
  const { question, answer } = words;
  return [/[?؟!.:]$/.test(question) ? `${question} ${answer}` : `${question}: ${answer}`];
}
