import {
  lastToPublish,
  publishedOn,
  quarterAfter,
  type Form,
  type PublishedFigures,
  type SumWithheldReason,
  type WithheldReason,
} from '@lykta/domain';
import type { Db } from '../../database/connect.ts';
import { countedQuestions } from '../../counts/counted-questions.ts';
import { SENT } from '../../counts/counts.ts';
import type { PublishedCell, PublishedRow } from './publishing/table.ts';
import { WHOLE } from './publishing/withhold.ts';

/** Whose published figures: those of a unit, or of the whole organisation (WHOLE). */
export interface PublishedPlace {
  organisationId: string;
  unitId: string;
}

/**
 * Reads the published figures of a unit or organisation, for one quarter or as the sum of all published ones.
 * @param period a quarter; undefined means all that is published
 */
export async function readPublished(
  db: Db,
  { organisationId, unitId }: PublishedPlace,
  form: Form,
  period: string | undefined,
  now: Date,
): Promise<PublishedFigures> {
  const { published_to: through } = await db
    .selectFrom('organisations')
    .select('published_to')
    .where('id', '=', organisationId)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('published_figures')
    .select(['unit_id', 'quarter', 'body'])
    .where('organisation_id', '=', organisationId)
    .where('unit_id', 'in', [unitId, WHOLE])
    .where('form_id', '=', form.metadata.id)
    .where('form_version', '=', form.metadata.version)
    .orderBy('quarter')
    .execute();
  const published = rows.filter((row) => row.unit_id === WHOLE).map(({ quarter }) => quarter);
  const wanted = rows.filter((row) => row.unit_id === unitId && (!period || row.quarter === period));
  const stored = wanted.map(({ body }): PublishedRow => JSON.parse(body));
  const isOut = through !== null && (period === undefined || period <= through);
  const next = through === null ? lastToPublish(now) : quarterAfter(through);
  return {
    kind: 'published',
    ...present(
      form,
      stored.map((row) => new Map(row)),
      isOut,
    ),
    published,
    through,
    next: { quarter: next, on: publishedOn(next) },
  };
}

type Shown = Pick<
  PublishedFigures,
  'metadata' | 'answered' | 'questions' | 'withheld' | 'allWithheld' | 'partial'
>;

/** Adds up the rows, in the form's order. @param isOut false: nothing of it is published yet */
function present(form: Form, rows: readonly ReadonlyMap<string, PublishedCell>[], isOut: boolean): Shown {
  const sent = sumOf(rows, SENT);
  const sums = countedQuestions(form).map((id) => ({ id, ...sumOf(rows, id) }));
  const shown = sums.filter((sum) => sum.withheld === undefined && sum.size > 0);
  return {
    metadata: { clientCount: isOut && sent.withheld === undefined ? sent.size : null },
    answered: Object.fromEntries(shown.map(({ id, size }) => [id, size])),
    questions: Object.fromEntries(shown.map(({ id, answers }) => [id, Object.fromEntries(answers)])),
    withheld: Object.fromEntries(sums.flatMap(({ id, withheld }) => (withheld ? [[id, withheld]] : []))),
    ...(sent.withheld ? { allWithheld: sent.withheld } : {}),
    partial: sums.filter(({ isPartial }) => isPartial).map(({ id }) => id),
  };
}

/** Combines a question's cells of several quarters: adds those that are shown; withheld only if no quarter shows it. */
function sumOf(rows: readonly ReadonlyMap<string, PublishedCell>[], question: string) {
  const answers = new Map<string, number>();
  let size = 0;
  let quarters = 0;
  const reasons: WithheldReason[] = [];
  for (const row of rows) {
    const cell = row.get(question);
    if (!cell) continue;
    if ('withheld' in cell) {
      reasons.push(cell.withheld);
      continue;
    }
    quarters += 1;
    size += cell.size;
    for (const [answer, n] of cell.answers) answers.set(answer, (answers.get(answer) ?? 0) + n);
  }
  return {
    size,
    answers,
    withheld: quarters === 0 ? sumReason(reasons) : undefined,
    isPartial: quarters > 0 && reasons.length > 0,
  };
}

/** Returns the reason that is true of all these quarters together. */
function sumReason(reasons: readonly WithheldReason[]): SumWithheldReason | undefined {
  const isSame = reasons.length === 1 || reasons.every((reason) => reason === 'protects-another');
  return isSame ? reasons[0] : 'each-quarter';
}
