import { namesOf } from '../value/table.ts';

/** The properties of a question type that decide how it is shown, answered, validated, counted and told. */
interface QuestionTypeInfo {
  /** The source of the answers: the author's options, the child's own persons or homes, or the child's own words. */
  from: 'options' | 'persons' | 'houses' | 'words';
  /** Whether several can be chosen; if not, choosing one answers the question and continues. */
  several: boolean;
  /** How its options are ordered: as the author wrote them, or by weight, the lowest first. */
  order: 'as-written' | 'by-weight';
  /** Whether it asks something: always, or only if the author gave more than one option. */
  asks: 'always' | 'with-several-options';
}

/** Every question type (docs/product.md §3). To add one, start here; docs/changing.md lists the further steps. */
export const questionTypes = {
  article_text: { from: 'options', several: false, order: 'as-written', asks: 'with-several-options' },
  accommodations: { from: 'houses', several: true, order: 'as-written', asks: 'always' },
  single_accommodation: { from: 'houses', several: false, order: 'as-written', asks: 'always' },
  single_person: { from: 'persons', several: false, order: 'as-written', asks: 'always' },
  multiple_person: { from: 'persons', several: true, order: 'as-written', asks: 'always' },
  persons: { from: 'persons', several: true, order: 'as-written', asks: 'always' },
  single: { from: 'options', several: false, order: 'as-written', asks: 'always' },
  rate: { from: 'options', several: false, order: 'by-weight', asks: 'always' },
  multiple: { from: 'options', several: true, order: 'as-written', asks: 'always' },
  frequency: { from: 'options', several: false, order: 'as-written', asks: 'always' },
  own_words: { from: 'words', several: false, order: 'as-written', asks: 'always' },
} as const satisfies Record<string, QuestionTypeInfo>;

export type QuestionType = keyof typeof questionTypes;
export const questionTypeNames = namesOf(questionTypes);

/** Returns the child's list that a question of this type offers; null if it offers none. */
export function listOf(type: QuestionType): 'persons' | 'houses' | null {
  const { from } = questionTypes[type];
  return from === 'persons' || from === 'houses' ? from : null;
}

/** Whether a question of this type is answered in the child's own words: those are counted, shared and told nowhere. */
export const asksForWords = (type: QuestionType): boolean => questionTypes[type].from === 'words';

interface AnswerTypeInfo {
  /** Whose ids an answer of this type contains; null if none. */
  names: 'persons' | 'houses' | null;
}

/** Every type of option. */
export const answerTypes = {
  text: { names: null },
  persons: { names: 'persons' },
  none: { names: null },
  skip: { names: null },
  accommodations: { names: 'houses' },
  words: { names: null },
} as const satisfies Record<string, AnswerTypeInfo>;

export type AnswerType = keyof typeof answerTypes;
export const answerTypeNames = namesOf(answerTypes);
