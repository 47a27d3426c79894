import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { ALL_TIME, CHILDREN } from '../../records/counters.ts';
import type { Group } from './suppression.ts';
import type { Scope } from './scope.ts';

/** Which form's figures, and of which quarter (undefined: of all time). */
export interface Wanted {
  formId: string;
  formVersion: number;
  period?: string;
}

/** How many children chose each option of each question. */
export type Figures = Record<string, Record<string, number>>;

/** What is counted of a form: how many children sent it, and how many chose each option. */
export interface Counted {
  children: number;
  figures: Figures;
}

/** Counters of a form that no question and no answer names: the children who sent it. */
const childCounters = (db: Db, { formId, formVersion }: Wanted) =>
  db
    .selectFrom('counters')
    .select(['scope_id', 'period', 'n'])
    .where('form_id', '=', formId)
    .where('form_version', '=', formVersion)
    .where('question_id', '=', CHILDREN)
    .where('answer_id', '=', CHILDREN);

/**
 * The figures of a scope, read from its counters: neither children nor answers are looked at. A child who sent the form
 * several times, or under several invitations, is one, with what it said last.
 */
export async function readFigures(
  db: Db,
  { id }: Scope,
  { formId, formVersion, period = ALL_TIME }: Wanted,
): Promise<Counted> {
  const rows = await db
    .selectFrom('counters')
    .select(['question_id', 'answer_id', 'n'])
    .where('scope_id', '=', id)
    .where('form_id', '=', formId)
    .where('form_version', '=', formVersion)
    .where('period', '=', period)
    .where('n', '>', 0)
    .execute();
  return toCounted(rows);
}

function toCounted(rows: readonly { question_id: string; answer_id: string; n: number }[]): Counted {
  const children = rows.find(({ question_id }) => question_id === CHILDREN)?.n ?? 0;
  const ofQuestions = Map.groupBy(
    rows.filter(({ question_id }) => question_id !== CHILDREN),
    ({ question_id }) => question_id,
  );
  const figures = Object.fromEntries(
    [...ofQuestions].map(([question, counts]) => [
      question,
      Object.fromEntries(counts.map(({ answer_id, n }) => [answer_id, n])),
    ]),
  );
  return { children, figures };
}

/**
 * How many children of each sibling of a scope sent the form in the period: of each unit of the organisation, or of
 * each invitation of the unit. The organisation has no siblings.
 */
export async function childrenPerSibling(
  db: Db,
  { kind, id, organisationId }: Scope,
  wanted: Wanted,
): Promise<Group[]> {
  if (kind === 'organisation') return [];
  const units = db.selectFrom('units').select('id').where('organisation_id', '=', organisationId);
  const ofSameUnit = db
    .selectFrom('invitations as siblings')
    .innerJoin('invitations', 'invitations.unit_id', 'siblings.unit_id')
    .select('siblings.id')
    .where('invitations.id', '=', id);
  const rows = await childCounters(db, wanted)
    .where('period', '=', wanted.period ?? ALL_TIME)
    .where('scope_id', 'in', kind === 'unit' ? units : ofSameUnit)
    .execute();
  return rows.map(({ scope_id, n }) => ({ id: scope_id, children: n }));
}

/** How many children of the scope sent the form in each quarter of the period's year. */
export async function childrenPerQuarter(
  db: Db,
  { id }: Scope,
  wanted: Wanted & { period: string },
): Promise<Group[]> {
  const year = wanted.period.slice(0, 4);
  const quarters = [1, 2, 3, 4].map((quarter) => `${year}Q${quarter}`);
  const rows = await childCounters(db, wanted)
    .where('scope_id', '=', id)
    .where('period', 'in', quarters)
    .execute();
  return rows.map(({ period, n }) => ({ id: period, children: n }));
}

/**
 * What deleted children let us keep, by question and answer; only figures that at least the threshold of deleted
 * children stand behind. The number of those children is under (CHILDREN, CHILDREN).
 */
export async function readKept(
  db: Db,
  organisationId: string,
  { formId, formVersion }: Wanted,
  threshold: number,
): Promise<Counted> {
  const rows = await db
    .selectFrom('kept_counters')
    .select(['question_id', 'answer_id', sql<number>`sum(n)::int`.as('n')])
    .where('organisation_id', '=', organisationId)
    .where('form_id', '=', formId)
    .where('form_version', '=', formVersion)
    .groupBy(['question_id', 'answer_id'])
    .having(sql<boolean>`sum(n) >= ${threshold}`)
    .execute();
  return toCounted(rows);
}
