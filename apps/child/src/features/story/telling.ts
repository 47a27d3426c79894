import {
  localText,
  type Language,
  type Mention,
  type StorySection,
  type StorySections,
  type StoryView,
} from '@lykta/domain';

/** One thing told: a question, and every option that was chosen in it. */
export interface Telling {
  key: string;
  form: Mention['form'];
  qid: string;
  question: Mention['question']['text'];
  answers: Mention['answer'][];
  /** When it was said, ISO 8601. */
  timestamp: string;
}

/** The parts of the views that gather by meaning; an area's view has one part of its own name (docs/product.md §2, beb). */
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

/** Whether a view shows one area of life. */
export function isAreaView(view: StoryView): view is AreaView {
  return view in areaSections;
}

/** Which sections a view gathers; none for persons and homes, which have pages of their own kind. */
export function sectionsIn(view: StoryView): readonly StorySection[] {
  if (isAreaView(view)) return areaSections[view];
  if (view === 'good' || view === 'important')
    return viewParts[view].flatMap(({ sections }) => [...sections]);
  return [];
}

/** What the sections tell, newest first: mentions of one question become one telling, and none is told twice. */
export function tellingsOf(told: StorySections | undefined, sections: readonly StorySection[]): Telling[] {
  return gather(sections.flatMap((section) => told?.[section]?.mentioned ?? []));
}

/** Mentions as tellings, newest first. */
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

/** The words of a telling's answers: whom they name, else the options' texts. */
export function answerWords(
  { answers }: Telling,
  language: Language,
  known: (id: string) => { label: string },
): string {
  return answers
    .flatMap(({ text, data }) => (data ? data.map((id) => known(id).label) : [localText(text, language)]))
    .join(', ');
}

/** A telling as one line: "På rasten: Ja", or "Är du trygg? Ja" where the question stands as it was asked. */
export function lineOf(question: string, answer: string): string {
  return /[?!.:]$/.test(question) ? `${question} ${answer}` : `${question}: ${answer}`;
}
