import { z } from 'zod';
import { AuthoredId, FormVersion } from '../id/schema.ts';
import { PersonTypeSchema } from '../person/schema.ts';
import { PictureNameSchema } from '../picture/schema.ts';
import { LocalText, plainText } from '../text/schema.ts';
import { answerTypeNames, questionTypeNames } from './question-types.ts';
import { storyMarks } from './story-marks.ts';

export const questionTags = [
  'care',
  'safety',
  'feel-good',
  'leisure',
  'context',
  'responsible',
  'respect',
  'developing',
] as const;

/** A file that the child's app serves. */
const MediaPath = z.string().regex(/^\/(?:assets|films)\/[A-Za-z0-9/_.-]{1,200}$/);

export const AnswerOption = z.strictObject({
  type: z.enum(answerTypeNames),
  text: LocalText,
  /** The same in fewer words, for the easier way. */
  easy: LocalText.optional(),
  /** What shows the answer to a child who reads little. */
  picture: PictureNameSchema.optional(),
  /** In a multiple choice, choosing from one group clears the others. */
  group: plainText(80).optional(),
  /** Only for display, such as the order of the five faces. */
  weight: z.number().min(-1000).max(1000).optional(),
  story: z.enum(storyMarks).optional(),
  /** The answer as the child's own sentence in the story, with {persons} or {home}; null: the story omits it. */
  sentence: LocalText.nullable().optional(),
  /** The next question; absent or null ends the form. */
  next: AuthoredId.nullable().optional(),
});
export type AnswerOption = z.infer<typeof AnswerOption>;

/** The child's own words have no mark and no sentence: that something was written says nothing of what it is. */
const TellableOption = AnswerOption.refine(
  ({ type, story, sentence }) => type !== 'words' || (story === undefined && !sentence),
  { error: 'own-words-are-not-told' },
);

export const QuestionRef = z.strictObject({
  question: AuthoredId,
  answers: z.array(AuthoredId).min(1).max(50),
});
export type QuestionRef = z.infer<typeof QuestionRef>;

export const Question = z.strictObject({
  id: AuthoredId,
  type: z.enum(questionTypeNames),
  text: LocalText,
  /** The same in fewer words, for the easier way. */
  easy: LocalText.optional(),
  header: LocalText.optional(),
  answers: z.record(AuthoredId, TellableOption),
  includeIf: z
    .strictObject({
      answers: z.array(z.strictObject({ question: AuthoredId, answer: AuthoredId })).max(50),
      else: AuthoredId.nullable().optional(),
    })
    .optional(),
  ref: z.union([QuestionRef, z.array(QuestionRef).max(20)]).optional(),
  /** Of a question about persons: who comes first, and the others behind a button. */
  first: z.array(PersonTypeSchema).min(1).max(20).optional(),
  tags: z.array(z.enum(questionTags)).max(8).optional(),
  image: z.strictObject({ src: MediaPath, alt: LocalText }).optional(),
  video: z.strictObject({ src: MediaPath, captions: MediaPath }).optional(),
  link: z.strictObject({ url: z.url({ protocol: /^https$/ }).max(500), text: LocalText }).optional(),
  /** Returned instead of `text` with `prioritizeSyntethic=1`: the question as a sentence of the story. */
  storyText: LocalText.optional(),
  /** `id-version`: shows a button that opens that form and then returns. */
  form: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,80}-[1-9]\d{0,3}$/)
    .optional(),
  /** What the question means, in other words; shown under it. */
  help: LocalText.optional(),
  /** Why it is asked, for a child who wonders. */
  why: LocalText.optional(),
  /** Ids of support entries shown under the question. */
  data: z.array(AuthoredId).max(20).optional(),
});
export type Question = z.infer<typeof Question>;

export const FormMetadata = z.strictObject({
  id: AuthoredId,
  version: FormVersion,
  /** The name shown to staff. */
  name: plainText(200, 1),
  nameForChild: LocalText,
  mutable: z.boolean(),
  useTheme: z.boolean().optional(),
  /** An emoji; 🚀 when absent. */
  icon: plainText(16).optional(),
  /** The area id. */
  group: plainText(80).optional(),
  firstQuestion: AuthoredId,
  intro: z.strictObject({ header: LocalText, text: LocalText }).optional(),
});
export type FormMetadata = z.infer<typeof FormMetadata>;

/**
 * A questionnaire as authors write it (docs/authoring-forms.md); `checkForm` checks that every path through it works.
 */
export const Form = z.strictObject({ metadata: FormMetadata, questions: z.record(AuthoredId, Question) });
export type Form = z.infer<typeof Form>;

/** What a child calls one version of a form. */
export const FormVersionName = FormMetadata.pick({ id: true, version: true, nameForChild: true });

/** A form in the list of forms; `own`: a form of the product that the child answers for itself. */
export const FormListItem = FormMetadata.omit({ firstQuestion: true }).extend({ own: z.boolean() });
export type FormListItem = z.infer<typeof FormListItem>;

/** Identifies one version of a form, and its position in a request. */
export const FormRef = z.strictObject({
  id: AuthoredId,
  version: FormVersion,
  order: z.int().min(0).max(99),
});
export type FormRef = z.infer<typeof FormRef>;
