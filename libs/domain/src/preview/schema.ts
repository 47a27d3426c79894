import { z } from 'zod';
import { AnswersDocument } from '../form/answers.ts';
import { FormDraft } from '../form/draft.ts';
import { languageCodes } from '../text/language.ts';

/** What the studio asks the child app's preview page to show. */
export const PreviewShow = z.strictObject({
  draft: FormDraft,
  /** The question to show; null: the whole form, as a child walks it. */
  question: z.string().nullable(),
  /** Another number begins the walk anew. */
  walk: z.int(),
  language: z.enum(languageCodes),
  theme: z.enum(['light', 'dark']),
  text: z.enum(['usual', 'largest']),
  direction: z.enum(['ltr', 'rtl']),
  /** The usual questions, or the easier ones of a child who reads little. */
  way: z.enum(['usual', 'easier']),
});
export type PreviewShow = z.infer<typeof PreviewShow>;

/** What the preview page says to the studio: an invented child has answered the last question. */
export const PreviewSaid = z.strictObject({ done: AnswersDocument });
export type PreviewSaid = z.infer<typeof PreviewSaid>;
