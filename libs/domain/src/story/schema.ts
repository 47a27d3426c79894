import { z } from 'zod';
import { Avatar } from '../avatar/schema.ts';
import { LocalText } from '../text/schema.ts';
import { HouseType } from '../house/schema.ts';
import { Id } from '../id/schema.ts';
import { PersonTypeSchema } from '../person/schema.ts';
import { Timestamp } from '../time/schema.ts';

/** One answer in the story: the question, the chosen option and the time. */
export const Mention = z.strictObject({
  form: z.strictObject({ id: z.string(), version: z.int() }),
  qid: z.string(),
  question: z.strictObject({ text: LocalText }),
  answer: z.strictObject({
    id: z.string(),
    text: LocalText,
    /** The answer as the child's sentence from the form; {persons} and {home} are not filled in yet. */
    sentence: LocalText.optional(),
    data: z.array(Id).optional(),
  }),
  timestamp: Timestamp,
});
export type Mention = z.infer<typeof Mention>;

/** Sections by story mark, then by area (docs/product.md §3, Story). */
export const storySections = [
  'HELP',
  'WORRIES',
  'PROBLEM',
  'RESOURCE',
  'WISH',
  'MYSELF',
  'SCHOOL',
  'FAMILY',
  'LEISURE',
  'BASE',
  'KASAMSTEGEN',
] as const;
export type StorySection = (typeof storySections)[number];

const Section = z.strictObject({ mentioned: z.array(Mention) }).optional();
const personSection = z.strictObject({ type: PersonTypeSchema, avatar: Avatar, mentioned: z.array(Mention) });
const houseSection = z.strictObject({ type: HouseType, avatar: Avatar, mentioned: z.array(Mention) });

export const StorySections = z.strictObject({
  HELP: Section,
  WORRIES: Section,
  PROBLEM: Section,
  RESOURCE: Section,
  WISH: Section,
  MYSELF: Section,
  SCHOOL: Section,
  FAMILY: Section,
  LEISURE: Section,
  BASE: Section,
  KASAMSTEGEN: Section,
  persons: z.record(Id, personSection).optional(),
  houses: z.record(Id, houseSection).optional(),
});
export type StorySections = z.infer<typeof StorySections>;

const storyGroups = [...storySections, 'persons', 'houses'] as const;
export type StoryGroup = (typeof storyGroups)[number];

/**
 * GET clients/beb/…: the answers that are still valid, and the earlier ones that no longer are. `earlier`: where there
 * are earlier ones; only in a reply without them.
 */
export const Story = z.strictObject({
  active: StorySections.optional(),
  inactive: StorySections.optional(),
  earlier: z.array(z.enum(storyGroups)).optional(),
});
export type Story = z.infer<typeof Story>;
