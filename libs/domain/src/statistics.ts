import { z } from 'zod';
import { addDays, dayOf, quarterAfter, quarterBefore, quarterOf } from './calendar.ts';
import { Form } from './form/form.ts';
import { AuthoredId, Id } from './ids.ts';
import { DayString, Quarter } from './time.ts';

/** The threshold of an organisation: how many children must have answered a question before figures are published. */
export const THRESHOLD = { least: 5, most: 20 } as const;

const DAYS_TO_PUBLISH = 2;

/** The day on which a quarter is published: the third one after it has ended. */
export function publishedOn(quarter: string): string {
  const [year, number] = quarterAfter(quarter).split('Q') as [string, string];
  const firstMonth = String(Number(number) * 3 - 2).padStart(2, '0');
  return addDays(`${year}-${firstMonth}-01`, DAYS_TO_PUBLISH);
}

/** The last quarter that is to be published by now. */
export function lastToPublish(now: Date): string {
  const ended = quarterBefore(quarterOf(now));
  return publishedOn(ended) <= dayOf(now) ? ended : quarterBefore(ended);
}

/**
 * Why a published figure is not shown. `few`: fewer children than the threshold answered. `same`: fewer than ten did,
 * and all of them alike. `protects-another`: a figure that is withheld could be computed from this one.
 */
export const WithheldReason = z.enum(['few', 'same', 'protects-another']);
export type WithheldReason = z.infer<typeof WithheldReason>;

/** How many children chose each option, by question; an option without a number was chosen by nobody. */
const Counts = z.record(AuthoredId, z.record(AuthoredId, z.int().min(0)));
/** How many children answered each question. */
const Sizes = z.record(AuthoredId, z.int().min(0));

/** Figures for who may open every sheet behind them: exact, and of this moment. */
export const LiveFigures = z.strictObject({
  kind: z.literal('live'),
  /** The children behind the figures. */
  metadata: z.strictObject({ clientCount: z.int().min(0) }),
  answered: Sizes,
  questions: Counts,
  /**
   * Children who have sent the form and are not counted yet: the member has given no reason to read them (POST
   * staff/readings). A figure of one child is that child's sheet.
   */
  reasonNeeded: z.array(z.strictObject({ invitation: Id, client: Id })),
});
export type LiveFigures = z.infer<typeof LiveFigures>;

/** Figures for everybody else: of closed quarters, decided once, every number randomly rounded to a multiple of 3. */
export const PublishedFigures = z.strictObject({
  kind: z.literal('published'),
  /** The children who sent the form, rounded; null where the number is withheld or not published yet. */
  metadata: z.strictObject({ clientCount: z.int().min(0).nullable() }),
  answered: Sizes,
  questions: Counts,
  /** Why the figures of a question are not shown; such a question has no counts. */
  withheld: z.record(AuthoredId, WithheldReason),
  /** Set where not even the number of children is shown; then no question is. */
  allWithheld: WithheldReason.optional(),
  /** Without a period: questions that are withheld in some quarters, and so are sums of the others. */
  partial: z.array(AuthoredId),
  /** The quarters in which this form has published figures, oldest first. */
  published: z.array(Quarter),
  /** The last quarter that is published, whether anybody answered or not: "all time" ends here; null before the first. */
  through: Quarter.nullable(),
  /** The quarter that is published next, and the day on which it is. */
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
