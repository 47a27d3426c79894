import {
  dayOf,
  joinSentences,
  localText,
  sentenceOf,
  type Language,
  type Mention,
  type Named,
  type StorySection,
  type StorySections,
  type StoryView,
} from '@lykta/domain';

/** One statement: a question with every option chosen in it. */
export interface Telling {
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

/** The statements of the sections, newest first; mentions of one question become one statement, without duplicates. */
export function tellingsOf(told: StorySections | undefined, sections: readonly StorySection[]): Telling[] {
  return gather(sections.flatMap((section) => told?.[section]?.mentioned ?? []));
}

/** All statements of a view, newest first; for persons and homes those that name one. */
export function tellingsIn(view: StoryView, told: StorySections | undefined): Telling[] {
  if (view === 'persons' || view === 'houses')
    return gather(Object.values(told?.[view] ?? {}).flatMap(({ mentioned }) => mentioned));
  return tellingsOf(told, sectionsIn(view));
}

/** Turns mentions into statements, newest first. */
export function gather(mentions: readonly Mention[]): Telling[] {
  const tellings = new Map<string, Telling>();
  for (const { form, qid, question, answer, timestamp } of mentions) {
    const key = `${form.id}/${form.version}/${qid}/${timestamp}`;
    const telling = tellings.get(key) ?? { key, form, qid, question: question.text, answers: [], timestamp };
    if (!telling.answers.some(({ id }) => id === answer.id)) telling.answers.push(answer);
    tellings.set(key, telling);
  }
  return [...tellings.values()].sort((a, b) => b.timestamp.localeCompare(a.timestamp));
}

/** Groups statements by day, newest day first. */
export function byDay(tellings: readonly Telling[]): { day: string; tellings: Telling[] }[] {
  const days = Map.groupBy(tellings, ({ timestamp }) => dayOf(new Date(timestamp)));
  return [...days].map(([day, said]) => ({ day, tellings: said })).sort((a, b) => b.day.localeCompare(a.day));
}

/** A statement in words: the child's own sentences, or question and answer where the form has no sentences. */
export type Told = { sentences: string[] } | { question: string; answer: string };

/** The words of a statement. `named` names persons and homes inside sentences, `label` elsewhere. */
export function toldOf(
  { question, answers }: Telling,
  language: Language,
  { named, label }: { named: Named; label: (id: string) => string },
): Told {
  const sentences = answers.flatMap((answer) => sentenceOf(answer, named) ?? []);
  if (sentences.length === answers.length)
    return {
      sentences: joinSentences(
        sentences.map((sentence) => localText(sentence, language)),
        language,
      ),
    };
  const words = answers.flatMap(({ text, data }) => (data ? data.map(label) : [localText(text, language)]));
  return { question: localText(question, language), answer: words.join(', ') };
}

/**
 * A statement as lines: the sentences, or "På rasten: Ja", or "Är du trygg? Ja" where the question has its own
 * punctuation.
 */
export function linesOf(told: Told): string[] {
  if ('sentences' in told) return told.sentences;
  const { question, answer } = told;
  return [/[?!.:]$/.test(question) ? `${question} ${answer}` : `${question}: ${answer}`];
}
