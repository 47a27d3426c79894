import { z } from 'zod';
import { Avatar } from '../avatar/schema.ts';
import { AuthoredId, Id } from '../id/schema.ts';
import { House, Person } from '../profile/schema.ts';
import { LEFT_OUT_AT_MOST, shareSections } from './limits.ts';
import { LocalText, plainText } from '../text/schema.ts';
import { Timestamp } from '../time/schema.ts';

export const ShareSection = z.enum(shareSections);
export type ShareSection = z.infer<typeof ShareSection>;

/** A question whose answers the child leaves out of a link. */
export const LeftOut = z.strictObject({ form: AuthoredId, question: AuthoredId });
export type LeftOut = z.infer<typeof LeftOut>;

/** POST shares: the chosen sections, without the answers to the questions in `leftOut`. */
export const CreateShare = z.strictObject({
  name: plainText(80),
  sections: z
    .array(ShareSection)
    .min(1)
    .refine((list) => new Set(list).size === list.length, { error: 'duplicates' }),
  leftOut: z.array(LeftOut).max(LEFT_OUT_AT_MOST).optional(),
});
export type CreateShare = z.infer<typeof CreateShare>;

/** The key of a new link, which is shown only once. */
export const CreatedShare = z.strictObject({ id: Id, token: z.string(), expires: Timestamp });
export type CreatedShare = z.infer<typeof CreatedShare>;

/** GET shares. */
export const LiveShare = z.strictObject({
  id: Id,
  name: z.string(),
  sections: z.array(ShareSection),
  created: Timestamp,
  expires: Timestamp,
  opened: z.int().min(0),
  lastOpened: Timestamp.optional(),
});
export type LiveShare = z.infer<typeof LiveShare>;

/** POST shares/token: the key of a link, in the body so that no URL log contains it. */
export const OpenShare = z.strictObject({ key: z.string().max(200) });

export const ShareToken = z.strictObject({ token: z.string() });

/** Gender in a shared story; other values are omitted. */
export const SharedGender = z.enum(['girl', 'boy', 'non-binary']);

/** The answers as the child's own sentences; absent if the form has none, and in older links. */
const sentences = z.array(LocalText).optional();

const SharedAnswer = z.strictObject({
  qid: z.string(),
  question: z.strictObject({ text: LocalText }),
  /** The Swedish texts of the answers, in option order; empty if the question has no answer. */
  answer: z.strictObject({ data: z.array(z.string()) }),
  sentences,
});

/** GET shares/clients/beb/…: what an adult sees. Never a name, an account id, or a time more exact than a day. */
export const SharedStory = z.strictObject({
  profile: z.strictObject({
    avatar: Avatar,
    birthYear: z.int().optional(),
    gender: SharedGender.optional(),
    persons: z.record(Id, Person),
    houses: z.record(Id, House),
    housePersonMap: z.record(Id, z.array(Id)),
  }),
  /** What is good; absent in links made before this section existed. */
  RESOURCE: z.array(SharedAnswer).optional(),
  HELP: z.array(SharedAnswer),
  WORRIES: z.array(SharedAnswer),
  PROBLEM: z.array(SharedAnswer),
  lykta: z.array(z.strictObject({ question: LocalText, answer: LocalText, sentences })),
});
export type SharedStory = z.infer<typeof SharedStory>;
