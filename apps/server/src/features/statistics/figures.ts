import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { CHILDREN } from '../../records/counters.ts';
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
    .where('question_id', '!=', CHILDREN)
    .groupBy(['question_id', 'answer_id'])
    .having(sql<boolean>`sum(n) > 0`)
    .execute();
  const figures: Figures = {};
  for (const { question_id, answer_id, n } of rows) (figures[question_id] ??= {})[answer_id] = n;
  return figures;
}

/**
 * How many children sent the form. A child who sent it in several quarters, or under several invitations, is one.
 */
export async function countChildren(db: Db, { kind, id }: Scope, wanted: Wanted): Promise<number> {
  const rows = await countersOf(db, wanted)
    .select(['counters.invitation_id', 'counters.n'])
    .where(SCOPE_COLUMN[kind], '=', id)
    .where('question_id', '=', CHILDREN)
    .where('n', '>', 0)
    .execute();
  // One counter: each child is in it once. Several: somebody may be in more than one.
  if (rows.length <= 1) return rows[0]?.n ?? 0;
  return countDistinct(db, [...new Set(rows.map((row) => row.invitation_id))], wanted);
}

async function countDistinct(
  db: Db,
  invitationIds: string[],
  { formId, formVersion, period }: Wanted,
): Promise<number> {
  let query = db
    .selectFrom('answers')
    .select(sql<number>`count(distinct account_id)`.as('n'))
    .where('invitation_id', 'in', invitationIds)
    .where('form_id', '=', formId)
    .where('form_version', '=', formVersion)
    .where('sent', 'is not', null);
  if (period !== undefined) query = query.where(quarterOfSent, '=', period);
  const { n } = await query.executeTakeFirstOrThrow();
  return n;
}

/** The quarter of a row's sending, as `quarterOf` of the domain says it. */
const quarterOfSent = sql<string>`to_char(sent at time zone 'Europe/Stockholm', 'YYYY"Q"Q')`;

/** How many children of each unit of the organisation sent the form in the period. */
export async function childrenPerUnit(db: Db, organisationId: string, wanted: Wanted): Promise<Group[]> {
  const units = await db
    .selectFrom('units')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .execute();
  return Promise.all(
    units.map(async ({ id }) => ({
      id,
      children: await countChildren(db, { kind: 'unit', id, organisationId, open: false }, wanted),
    })),
  );
}

/** How many children of the scope sent the form in each quarter of the period's year. */
export async function childrenPerQuarter(
  db: Db,
  scope: Scope,
  wanted: Wanted & { period: string },
): Promise<Group[]> {
  const year = wanted.period.slice(0, 4);
  return Promise.all(
    [1, 2, 3, 4].map(async (quarter) => {
      const period = `${year}Q${quarter}`;
      return { id: period, children: await countChildren(db, scope, { ...wanted, period }) };
    }),
  );
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
