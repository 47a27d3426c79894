import {
  deriveStory,
  sharedStoryOf,
  type AnsweredForm,
  type SharedStory,
  type ShareSection,
  type Story,
} from '@lykta/domain';
import { openFlow } from '@lykta/questionnaire-engine';
import type { Db } from '../database/connect.ts';
import { allAnswers, type AnswersRecord } from './answers.ts';
import type { FormCatalogue } from './form-catalogue.ts';
import { readProfile } from './profile.ts';
import type { ChildKey } from '../security/child-key.ts';

/** The child's own story, derived from everything that the child has answered; never stored. */
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

/** What an adult sees who has a link with these sections: made when the child makes the link, and never again. */
export async function makeSharedStory(
  db: Db,
  catalogue: FormCatalogue,
  key: ChildKey,
  { now, sections }: { now: Date; sections: readonly ShareSection[] },
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
  return sharedStoryOf({ story, profile, ...(lykta ? { lykta } : {}) }, sections);
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

/** A merged document may hold answers off the path until the next save: the story tells what is on it. */
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
