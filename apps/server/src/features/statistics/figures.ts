import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { ALL_TIME } from '../../records/counters.ts';
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

const SCOPE_COLUMN = {
  invitation: 'invitations.id',
  unit: 'invitations.unit_id',
  organisation: 'invitations.organisation_id',
} as const;

const countersOf = (db: Db, { formId, formVersion, period }: Wanted) => {
  const query = db
    .selectFrom('counters')
    .innerJoin('invitations', 'invitations.id', 'counters.invitation_id')
    .where('counters.form_id', '=', formId)
    .where('counters.form_version', '=', formVersion);
  return period === undefined ? query : query.where('counters.quarter', '=', period);
};

/** The figures of a scope, from the counters; the children themselves are not looked at. */
export async function readFigures(db: Db, { kind, id }: Scope, wanted: Wanted): Promise<Figures> {
  const rows = await countersOf(db, wanted)
    .select(['question_id', 'answer_id', sql<number>`sum(n)::int`.as('n')])
    .where(SCOPE_COLUMN[kind], '=', id)
    .groupBy(['question_id', 'answer_id'])
    .having(sql<boolean>`sum(n) > 0`)
    .execute();
  const figures: Figures = {};
  for (const { question_id, answer_id, n } of rows) (figures[question_id] ??= {})[answer_id] = n;
  return figures;
}

/** Counts of children of these units (or invitations, or the organisation), in any period. */
const childCountsOf = (db: Db, scope: Scope['kind'], { formId, formVersion }: Wanted) =>
  db
    .selectFrom('child_counts')
    .select(['scope_id', 'period', 'n'])
    .where('scope', '=', scope)
    .where('form_id', '=', formId)
    .where('form_version', '=', formVersion);

/**
 * How many children sent the form. A child who sent it in several quarters, or under several invitations, is one.
 */
export async function countChildren(db: Db, { kind, id }: Scope, wanted: Wanted): Promise<number> {
  const row = await childCountsOf(db, kind, wanted)
    .where('scope_id', '=', id)
    .where('period', '=', wanted.period ?? ALL_TIME)
    .executeTakeFirst();
  return row?.n ?? 0;
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
  const rows = await childCountsOf(db, kind, wanted)
    .where('period', '=', wanted.period ?? ALL_TIME)
    .where('scope_id', 'in', kind === 'unit' ? units : ofSameUnit)
    .execute();
  return rows.map(({ scope_id, n }) => ({ id: scope_id, children: n }));
}

/** How many children of the scope sent the form in each quarter of the period's year. */
export async function childrenPerQuarter(
  db: Db,
  { kind, id }: Scope,
  wanted: Wanted & { period: string },
): Promise<Group[]> {
  const year = wanted.period.slice(0, 4);
  const quarters = [1, 2, 3, 4].map((quarter) => `${year}Q${quarter}`);
  const rows = await childCountsOf(db, kind, wanted)
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
): Promise<Figures> {
  const rows = await db
    .selectFrom('kept_counters')
    .select(['question_id', 'answer_id', sql<number>`sum(n)::int`.as('n')])
    .where('organisation_id', '=', organisationId)
    .where('form_id', '=', formId)
    .where('form_version', '=', formVersion)
    .groupBy(['question_id', 'answer_id'])
    .having(sql<boolean>`sum(n) >= ${threshold}`)
    .execute();
  const figures: Figures = {};
  for (const { question_id, answer_id, n } of rows) (figures[question_id] ??= {})[answer_id] = n;
  return figures;
}
