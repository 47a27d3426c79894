/** What a question of one type is, wherever it is shown, answered, checked, counted or told. */
interface QuestionTypeInfo {
  /** What the child chooses from: the options that the author wrote, or a list of the child's own. */
  from: 'options' | 'persons' | 'houses';
  /** Whether several can be chosen; otherwise the choice itself is the answer, and goes on. */
  several: boolean;
  /** How its options are ordered: as the author wrote them, or by weight, the lowest first. */
  order: 'as-written' | 'by-weight';
  /** Whether it asks something: always, or only where its author gave more than one option. */
  asks: 'always' | 'with-several-options';
}

/** Every type of question (docs/product.md §3). A new one begins here: docs/changing.md says what follows. */
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
} as const satisfies Record<string, QuestionTypeInfo>;

export type QuestionType = keyof typeof questionTypes;
export const questionTypeNames = Object.keys(questionTypes) as QuestionType[];

/** The list of the child's own from which a question of this type chooses; null where its author wrote the options. */
export function listOf(type: QuestionType): 'persons' | 'houses' | null {
  const { from } = questionTypes[type];
  return from === 'options' ? null : from;
}

interface AnswerTypeInfo {
  /** Whose ids an answer of this type carries; null where it carries none. */
  names: 'persons' | 'houses' | null;
}

/** Every type of option. */
export const answerTypes = {
  text: { names: null },
  persons: { names: 'persons' },
  none: { names: null },
  skip: { names: null },
  accommodations: { names: 'houses' },
} as const satisfies Record<string, AnswerTypeInfo>;

export type AnswerType = keyof typeof answerTypes;
export const answerTypeNames = Object.keys(answerTypes) as AnswerType[];
