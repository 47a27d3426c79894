import { quarterOf, type AnswersDocument } from '@lykta/domain';
import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';

/** The kept counter of children (of all who let us keep their answers) has this question and answer. */
export const CHILDREN = '';
/** The period of counts of children that no quarter limits. */
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
    invitation_id: 'text',
    form_id: 'text',
    form_version: 'int',
    quarter: 'text',
    question_id: 'text',
    answer_id: 'text',
  },
  child_counts: { scope: 'text', scope_id: 'text', form_id: 'text', form_version: 'int', period: 'text' },
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
/** How the counters of living children move. */
export type Moves = Record<'counters' | 'child_counts', Deltas>;

const increase = (deltas: Deltas, key: readonly (string | number)[]) => {
  const text = JSON.stringify(key);
  deltas.set(text, (deltas.get(text) ?? 0) + 1);
};

/** Every question and chosen option of a form. */
function* choicesOf({ answers }: SentForm): Iterable<[question: string, answer: string]> {
  for (const [question, entries] of Object.entries(answers)) {
    for (const { answer } of entries) yield [question, answer];
  }
}

/** Of several sendings with the same key only the newest counts: figures count children, not sendings. */
function newestPer(forms: readonly SentForm[], key: (form: SentForm) => readonly unknown[]): SentForm[] {
  const newest = new Map<string, SentForm>();
  for (const form of forms) {
    const text = JSON.stringify(key(form));
    const known = newest.get(text);
    if (!known || known.sent < form.sent) newest.set(text, form);
  }
  return [...newest.values()];
}

/** What all that one child has sent adds to the counters. */
export function countsOf(forms: readonly SentForm[]): Moves {
  const moves: Moves = { counters: new Map(), child_counts: new Map() };
  const perQuarter = newestPer(forms, (form) => [
    form.invitationId,
    form.formId,
    form.formVersion,
    quarterOf(form.sent),
  ]);
  for (const form of perQuarter) {
    for (const choice of choicesOf(form)) {
      const { invitationId, formId, formVersion, sent } = form;
      increase(moves.counters, [invitationId, formId, formVersion, quarterOf(sent), ...choice]);
    }
  }
  for (const form of forms) {
    for (const period of [ALL_TIME, quarterOf(form.sent)]) {
      const { invitationId, unitId, organisationId, formId, formVersion } = form;
      const scopes = { invitation: invitationId, unit: unitId, organisation: organisationId };
      for (const scope of Object.entries(scopes)) {
        // Once per child, however many forms it sent: set, not increased.
        moves.child_counts.set(JSON.stringify([...scope, formId, formVersion, period]), 1);
      }
    }
  }
  return moves;
}

/** How the counters move when the child's sent forms go from `before` to `after`. */
export function difference(before: readonly SentForm[], after: readonly SentForm[]): Moves {
  const [down, up] = [countsOf(before), countsOf(after)];
  for (const table of ['counters', 'child_counts'] as const) {
    for (const [key, n] of down[table]) up[table].set(key, (up[table].get(key) ?? 0) - n);
  }
  return up;
}

/** What a deleted child's forms leave behind: per organisation and year, without unit or invitation. */
export function keptCountsOf(forms: readonly SentForm[]): Deltas {
  const year = ({ sent }: SentForm) => Number(quarterOf(sent).slice(0, 4));
  const deltas: Deltas = new Map();
  const perYear = newestPer(forms, (form) => [
    form.organisationId,
    form.formId,
    form.formVersion,
    year(form),
  ]);
  for (const form of perYear) {
    for (const choice of [[CHILDREN, CHILDREN], ...choicesOf(form)]) {
      increase(deltas, [form.organisationId, form.formId, form.formVersion, year(form), ...choice]);
    }
  }
  return deltas;
}

/** Moves the counters of living children, in the transaction that makes the change. */
export async function moveCounters(trx: Db, moves: Moves): Promise<void> {
  await apply(trx, 'counters', moves.counters);
  await apply(trx, 'child_counts', moves.child_counts);
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
  const same = sql.join(
    columns.map(([name]) => sql`given.${sql.ref(name)} = excluded.${sql.ref(name)}`),
    sql` and `,
  );
  // A row that goes down exists already; its proposed value only has to pass the table's check.
  await sql`with given as materialized (
      select * from unnest(${values}, ${moves.map(([, n]) => n)}::int[])
        with ordinality as given(${names}, delta, place)
    )
    insert into ${sql.table(table)} (${names}, n)
    select ${names}, greatest(delta, 0) from given order by place
    on conflict (${names}) do update
      set n = ${sql.table(table)}.n + (select given.delta from given where ${same})`.execute(trx);
}
