import { z } from 'zod';
import { DraftedId } from '../id/schema.ts';
import { PersonTypeSchema } from '../person/schema.ts';
import { languageCodes, REFERENCE, type Translation } from '../text/language.ts';
import { AnswerOption, FormMetadata, Question } from './form.ts';

/** The longest text that a draft keeps; a form's own limits are faults that the author is told. */
const DRAFT_TEXT_MAX = 20_000;
/** The maximum number of questions in a draft, and of answers to one of them. */
export const DRAFT_QUESTIONS_MAX = 500;
export const DRAFT_ANSWERS_MAX = 200;
/** The largest call with a draft or a form, in bytes: 500 questions in two languages. */
export const DRAFT_BYTES_MAX = 2 * 1024 * 1024;

const written = () => z.string().max(DRAFT_TEXT_MAX);
const translations = Object.fromEntries(
  languageCodes.filter((code) => code !== REFERENCE).map((code) => [code, written().optional()]),
) as Record<Translation, z.ZodOptional<ReturnType<typeof written>>>;
const DraftText = z.strictObject({ [REFERENCE]: written(), ...translations });

const DraftAnswer = AnswerOption.extend({
  text: DraftText,
  easy: DraftText.optional(),
  group: written().optional(),
  weight: z.number().optional(),
  sentence: DraftText.nullable().optional(),
  next: DraftedId.nullable().optional(),
});

const DraftRef = z.strictObject({ question: written(), answers: z.array(written()).max(DRAFT_ANSWERS_MAX) });

const DraftQuestion = Question.extend({
  id: DraftedId,
  text: DraftText,
  easy: DraftText.optional(),
  header: DraftText.optional(),
  answers: z
    .record(DraftedId, DraftAnswer)
    .refine((answers) => Object.keys(answers).length <= DRAFT_ANSWERS_MAX),
  includeIf: z
    .strictObject({
      answers: z.array(z.strictObject({ question: written(), answer: written() })).max(DRAFT_ANSWERS_MAX),
      else: written().nullable().optional(),
    })
    .optional(),
  ref: z.union([DraftRef, z.array(DraftRef).max(DRAFT_ANSWERS_MAX)]).optional(),
  first: z.array(PersonTypeSchema).max(DRAFT_ANSWERS_MAX).optional(),
  image: z.strictObject({ src: written(), alt: DraftText }).optional(),
  video: z.strictObject({ src: written(), captions: written() }).optional(),
  link: z.strictObject({ url: written(), text: DraftText }).optional(),
  storyText: DraftText.optional(),
  form: written().optional(),
  help: DraftText.optional(),
  why: DraftText.optional(),
  data: z.array(written()).max(DRAFT_ANSWERS_MAX).optional(),
});

const DraftMetadata = FormMetadata.extend({
  name: written(),
  nameForChild: DraftText,
  icon: written().optional(),
  group: written().optional(),
  firstQuestion: written(),
  intro: z.strictObject({ header: DraftText, text: DraftText }).optional(),
});

/**
 * A form that somebody is writing. It has the parts of a form, in the order of the author's list, but what is not
 * written yet is empty: a text is `{ sv: '' }`, a question has no answers, `firstQuestion` is ''. Half a link or a text
 * that is too long can be saved; they are faults until the form is published.
 */
export const FormDraft = z.strictObject({
  metadata: DraftMetadata,
  questions: z
    .array(DraftQuestion)
    .max(DRAFT_QUESTIONS_MAX)
    .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, { error: 'duplicates' })
    .readonly(),
});
export type FormDraft = z.infer<typeof FormDraft>;
