import { quarterOf, type AnswersDocument } from '@lykta/domain';
import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';

/** The question and the answer whose counter is that of the children who sent the form. */
export const CHILDREN = '';
/** The period of counters that no quarter limits. */
export const ALL_TIME = '';

/** A form that a child sent: what its counts are made of. */
export interface SentForm {
  invitationId: string;
  unitId: string;
  organisationId: string;
  formId: string;
  formVersion: number;
  sent: Date;
  answers: AnswersDocument['answers'];
}

/** The tables of counters, with the columns of their keys and the types of those. */
const tables = {
  counters: {
    scope_id: 'text',
    form_id: 'text',
    form_version: 'int',
    period: 'text',
    question_id: 'text',
    answer_id: 'text',
  },
  kept_counters: {
    organisation_id: 'text',
    form_id: 'text',
    form_version: 'int',
    year: 'int',
    question_id: 'text',
    answer_id: 'text',
  },
} as const;
type CounterTable = keyof typeof tables;

/** How much each counter of a table moves, by its key (the values of its key columns as JSON). */
export type Deltas = Map<string, number>;

const increase = (deltas: Deltas, key: readonly (string | number)[]) => {
  const text = JSON.stringify(key);
  deltas.set(text, (deltas.get(text) ?? 0) + 1);
};

/** What one form adds: the child itself, and every question with each chosen option. */
function* choicesOf({ answers }: SentForm): Iterable<[question: string, answer: string]> {
  yield [CHILDREN, CHILDREN];
  for (const [question, entries] of Object.entries(answers)) {
    for (const { answer } of entries) yield [question, answer];
  }
}

const yearOf = ({ sent }: SentForm) => Number(quarterOf(sent).slice(0, 4));

/** What all that one child has sent adds to the counters: once each, by what it sent last in that scope and period. */
export function countsOf(forms: readonly SentForm[]): Deltas {
  const newest = new Map<string, [counter: (string | number)[], form: SentForm]>();
  for (const form of forms) {
    for (const scopeId of [form.invitationId, form.unitId, form.organisationId]) {
      for (const period of [ALL_TIME, quarterOf(form.sent)]) {
        const counter = [scopeId, form.formId, form.formVersion, period];
        const name = JSON.stringify(counter);
        const known = newest.get(name);
        if (!known || known[1].sent < form.sent) newest.set(name, [counter, form]);
      }
    }
  }
  return sum(newest.values());
}

function sum(counted: Iterable<[counter: (string | number)[], form: SentForm]>): Deltas {
  const deltas: Deltas = new Map();
  for (const [counter, form] of counted) {
    for (const choice of choicesOf(form)) increase(deltas, [...counter, ...choice]);
  }
  return deltas;
}

/** How the counters move when the child's sent forms go from `before` to `after`. */
export function difference(before: readonly SentForm[], after: readonly SentForm[]): Deltas {
  const moves = countsOf(after);
  for (const [key, n] of countsOf(before)) moves.set(key, (moves.get(key) ?? 0) - n);
  return moves;
}

/**
 * What a deleted child's forms leave behind: per organisation what it sent last, in that year, without unit or
 * invitation. Once each, because nothing afterwards could tell that two years' figures are of the same child.
 */
export function keptCountsOf(forms: readonly SentForm[]): Deltas {
  const newest = new Map<string, [counter: (string | number)[], form: SentForm]>();
  for (const form of forms) {
    const name = JSON.stringify([form.organisationId, form.formId, form.formVersion]);
    const known = newest.get(name);
    if (known && known[1].sent >= form.sent) continue;
    newest.set(name, [[form.organisationId, form.formId, form.formVersion, yearOf(form)], form]);
  }
  return sum(newest.values());
}

/** Moves the counters of living children, in the transaction that makes the change. */
export async function moveCounters(trx: Db, moves: Deltas): Promise<void> {
  await apply(trx, 'counters', moves);
}

/** Adds what deleted children let us keep. */
export async function keepCounts(trx: Db, deltas: Deltas): Promise<void> {
  await apply(trx, 'kept_counters', deltas);
}

/**
 * One statement that takes the rows in the order of their keys, so that writers wait for each other instead of
 * deadlocking.
 */
async function apply(trx: Db, table: CounterTable, deltas: Deltas): Promise<void> {
  const moves = [...deltas].filter(([, n]) => n !== 0).sort(([a], [b]) => (a < b ? -1 : 1));
  if (moves.length === 0) return;
  const columns = Object.entries(tables[table]);
  const keys = moves.map(([key]) => JSON.parse(key) as (string | number)[]);
  const names = sql.join(columns.map(([name]) => sql.ref(name)));
  const values = sql.join(
    columns.map(([, type], index) => sql`${keys.map((key) => key[index])}::${sql.raw(type)}[]`),
  );
  await sql`insert into ${sql.table(table)} (${names}, n)
    select ${names}, delta from unnest(${values}, ${moves.map(([, n]) => n)}::int[])
      with ordinality as given(${names}, delta, place) order by place
    on conflict (${names}) do update set n = ${sql.table(table)}.n + excluded.n`.execute(trx);
}
