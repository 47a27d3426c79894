import { z } from 'zod';
import { AnswersDocument } from '../form/answers.ts';
import { MoodEntry } from '../mood/schemas.ts';
import { House, Person, Profile } from '../profile/schema.ts';
import { DayString, Timestamp } from '../time/schema.ts';

const { answers } = AnswersDocument.shape;
const { level0, level1 } = MoodEntry.shape;
const asker = z.object({ owner: z.string(), unit: z.string() });

/** The part of GET clients/export that its readable page shows; the file has every field. */
export const ExportedData = z.object({
  exported: Timestamp,
  account: z.object({ created: Timestamp }),
  profile: z
    .object({
      content: z.object({
        birthYear: Profile.shape.birthYear.optional(),
        gender: Profile.shape.gender.optional(),
      }),
    })
    .optional(),
  persons: z.array(
    z.object({
      id: z.string(),
      deleted: Timestamp.nullable(),
      content: z.object({ type: Person.shape.type }),
    }),
  ),
  houses: z.array(
    z.object({
      id: z.string(),
      deleted: Timestamp.nullable(),
      content: z.object({ type: House.shape.type }),
    }),
  ),
  moods: z.array(z.object({ day: DayString, content: z.object({ level0, level1 }) })),
  answers: z.array(
    z.object({
      form_id: z.string(),
      form_version: z.int(),
      sent: Timestamp.nullable(),
      content: z.object({ answers }),
    }),
  ),
  invitations: z.object({ pending: z.array(asker), accepted: z.array(asker) }),
  shares: z.array(
    z.object({
      created: Timestamp,
      opened: z.int(),
      content: z.object({ name: z.string() }).nullable(),
    }),
  ),
  readings: z.array(z.object({ at: Timestamp, reason: z.string().nullable() })),
});
export type ExportedData = z.infer<typeof ExportedData>;
