import {
  deriveStory,
  sharedStoryOf,
  type AnsweredForm,
  type SharedStory,
  type CreateShare,
  type Story,
} from '@lykta/domain';
import { openFlow } from '@lykta/questionnaire-engine';
import type { Db } from '../database/connect.ts';
import { allAnswers, type AnswersRecord } from '../records/answers.ts';
import type { FormCatalogue } from '../catalogue/form-catalogue.ts';
import { readProfile } from '../records/profile.ts';
import type { ChildKey } from '../security/child-key.ts';

/** Returns the child's own story, derived from all of the child's answers; it is never stored. */
export async function readStory(
  db: Db,
  catalogue: FormCatalogue,
  key: ChildKey,
  { now, storyTexts }: { now: Date; storyTexts: boolean },
): Promise<Story> {
  const [profile, answered] = await Promise.all([
    readProfile(db, key),
    answeredForms(db, catalogue, key, now),
  ]);
  return deriveStory(answered, profile, { storyTexts });
}

/** Returns the story for an adult with a link to these sections. Computed once, when the child creates the link. */
export async function makeSharedStory(
  db: Db,
  catalogue: FormCatalogue,
  key: ChildKey,
  { now, sections, leftOut }: { now: Date } & Pick<CreateShare, 'sections' | 'leftOut'>,
): Promise<SharedStory> {
  const [profile, answered] = await Promise.all([
    readProfile(db, key),
    answeredForms(db, catalogue, key, now),
  ]);
  const beb = catalogue.beb();
  const lykta = answered.find(
    ({ form }) => form.metadata.id === beb.metadata.id && form.metadata.version === beb.metadata.version,
  );
  const story = deriveStory(answered, profile, { storyTexts: true });
  return sharedStoryOf({ story, profile, ...(lykta ? { lykta } : {}) }, sections, leftOut);
}

async function answeredForms(
  db: Db,
  catalogue: FormCatalogue,
  key: ChildKey,
  now: Date,
): Promise<AnsweredForm[]> {
  const records = await allAnswers(db, key);
  const found = await Promise.all(records.map((record) => toAnsweredForm(catalogue, record, now)));
  return found.flatMap((answered) => answered ?? []);
}

/** A merged document can contain answers off the path until the next save; the story uses only answers on the path. */
async function toAnsweredForm(
  catalogue: FormCatalogue,
  { row, content }: AnswersRecord,
  now: Date,
): Promise<AnsweredForm | undefined> {
  const stored = await catalogue.find(row.form_id, row.form_version);
  if (!stored) return undefined;
  const document = row.sent ? content : openFlow(stored.form, content, { now }).document;
  return { form: stored.form, document };
}
