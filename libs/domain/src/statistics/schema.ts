import { z } from 'zod';
import { addDays, dayOf, quarterAfter, quarterBefore, quarterOf } from '../time/calendar.ts';
import { Form } from '../form/form.ts';
import { AuthoredId, Id } from '../id/schema.ts';
import { DayString, Quarter } from '../time/schema.ts';

/** The threshold of an organisation: how many children must have answered a question before figures are published. */
export const THRESHOLD = { least: 5, most: 20 } as const;

const DAYS_TO_PUBLISH = 2;

/** Returns the day on which a quarter is published: the third day after it has ended. */
export function publishedOn(quarter: string): string {
  const [year, number] = quarterAfter(quarter).split('Q');
  const firstMonth = String(Number(number) * 3 - 2).padStart(2, '0');
  return addDays(`${year}-${firstMonth}-01`, DAYS_TO_PUBLISH);
}

/** Returns the last quarter that should be published by now. */
export function lastToPublish(now: Date): string {
  const ended = quarterBefore(quarterOf(now));
  return publishedOn(ended) <= dayOf(now) ? ended : quarterBefore(ended);
}

/**
 * Why a published figure is not shown. `few`: fewer children than the threshold answered. `same`: fewer than ten
 * answered and all gave the same answer. `protects-another`: a withheld figure could be computed from this one.
 */
export const WithheldReason = z.enum(['few', 'same', 'protects-another']);
export type WithheldReason = z.infer<typeof WithheldReason>;

/**
 * Why a sum of several quarters is not shown: the reason of the only quarter, or `each-quarter`. A reason is true of its
 * own quarter: few in each of two quarters can be many together.
 */
export const SumWithheldReason = z.enum([...WithheldReason.options, 'each-quarter']);
export type SumWithheldReason = z.infer<typeof SumWithheldReason>;

/** How many children chose each option, by question; a missing option was chosen by nobody. */
const Counts = z.record(AuthoredId, z.record(AuthoredId, z.int().min(0)));
/** How many children answered each question. */
const Sizes = z.record(AuthoredId, z.int().min(0));

/** Exact current figures, for a member who may open every sheet behind them. */
export const LiveFigures = z.strictObject({
  kind: z.literal('live'),
  /** The number of children behind the figures. */
  metadata: z.strictObject({ clientCount: z.int().min(0) }),
  answered: Sizes,
  questions: Counts,
  /**
   * Children who have sent the form but are not counted, because the member has not given a reason to read them (POST
   * staff/readings): the figures of a single child would show that child's answers.
   */
  reasonNeeded: z.array(z.strictObject({ invitation: Id, client: Id })),
});
export type LiveFigures = z.infer<typeof LiveFigures>;

/** Figures for everybody else: of closed quarters, fixed once, every number randomly rounded to a multiple of 3. */
export const PublishedFigures = z.strictObject({
  kind: z.literal('published'),
  /** How many children sent the form, rounded; null if withheld or not published yet. */
  metadata: z.strictObject({ clientCount: z.int().min(0).nullable() }),
  answered: Sizes,
  questions: Counts,
  /** Why a question's figures are not shown; such a question has no counts. */
  withheld: z.record(AuthoredId, SumWithheldReason),
  /** Set if even the number of children is withheld; then no question is shown. */
  allWithheld: SumWithheldReason.optional(),
  /** Without a period: questions that are withheld in some quarters; their figures are sums of the other quarters. */
  partial: z.array(AuthoredId),
  /** The quarters in which this form has published figures, oldest first. */
  published: z.array(Quarter),
  /** The last published quarter, with or without answers: "all time" ends here; null before the first. */
  through: Quarter.nullable(),
  /** The quarter that is published next, and the day of its publication. */
  next: z.strictObject({ quarter: Quarter, on: DayString }),
});
export type PublishedFigures = z.infer<typeof PublishedFigures>;

/** Aggregated answers: how many children chose each option (docs/product.md §3, FormAnswers). */
export const StatsAnswers = z.strictObject({
  format: z.literal('stats'),
  form: Form,
  data: z.discriminatedUnion('kind', [LiveFigures, PublishedFigures]),
});
export type StatsAnswers = z.infer<typeof StatsAnswers>;
