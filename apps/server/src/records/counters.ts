import { quarterOf, type AnswersDocument } from '@lykta/domain';
import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';

/** The counter of children who sent the form has this question and answer. */
export const CHILDREN = '';

/** A form that a child sent: what its counts are made of. */
export interface SentForm {
  invitationId: string;
  formId: string;
  formVersion: number;
  sent: Date;
  answers: AnswersDocument['answers'];
}

/** How much each counter moves, by its key. */
export type Deltas = Map<string, number>;

/** Parts of a counter's key: invitation (or organisation), form, version, quarter (or year), question, answer. */
type KeyParts = [
  scope: string,
  form: string,
  version: number,
  period: string | number,
  question: string,
  answer: string,
];

/** Adds one child's form to the deltas: one for the child, and one for each chosen option. */
function count(deltas: Deltas, scope: string, period: string | number, form: SentForm): void {
  const add = (question: string, answer: string) => {
    const parts: KeyParts = [scope, form.formId, form.formVersion, period, question, answer];
    const key = JSON.stringify(parts);
    deltas.set(key, (deltas.get(key) ?? 0) + 1);
  };
  add(CHILDREN, CHILDREN);
  for (const [question, entries] of Object.entries(form.answers)) {
    for (const { answer } of entries) add(question, answer);
  }
}

/** Of several sendings of a form with the same key, only the newest counts: figures count children, not sendings. */
function newestPer<Sent extends SentForm>(forms: readonly Sent[], key: (form: Sent) => string): Sent[] {
  const newest = new Map<string, Sent>();
  for (const form of forms) {
    const known = newest.get(key(form));
    if (!known || known.sent < form.sent) newest.set(key(form), form);
  }
  return [...newest.values()];
}

const ofQuarter = (form: SentForm) =>
  JSON.stringify([form.invitationId, form.formId, form.formVersion, quarterOf(form.sent)]);

/** What all that one child has sent adds to the counters. */
export function countsOf(forms: readonly SentForm[]): Deltas {
  const deltas: Deltas = new Map();
  for (const form of newestPer(forms, ofQuarter))
    count(deltas, form.invitationId, quarterOf(form.sent), form);
  return deltas;
}

/** How the counters move when the child's sent forms go from `before` to `after`. */
export function difference(before: readonly SentForm[], after: readonly SentForm[]): Deltas {
  const deltas = countsOf(after);
  for (const [key, n] of countsOf(before)) deltas.set(key, (deltas.get(key) ?? 0) - n);
  return deltas;
}

/** What a deleted child's forms leave behind: per organisation and year, without unit or invitation. */
export function keptCountsOf(forms: readonly (SentForm & { organisationId: string })[]): Deltas {
  const year = ({ sent }: SentForm) => Number(quarterOf(sent).slice(0, 4));
  const newest = newestPer(forms, (form) =>
    JSON.stringify([form.organisationId, form.formId, form.formVersion, year(form)]),
  );
  const deltas: Deltas = new Map();
  for (const form of newest) count(deltas, form.organisationId, year(form), form);
  return deltas;
}

const tables = {
  counters: {
    columns: ['invitation_id', 'form_id', 'form_version', 'quarter', 'question_id', 'answer_id'],
    period: 'text',
  },
  kept_counters: {
    columns: ['organisation_id', 'form_id', 'form_version', 'year', 'question_id', 'answer_id'],
    period: 'int',
  },
} as const;

/**
 * Moves counters, in the transaction that makes the change: one statement that takes the rows in the order of their
 * keys, so that writers wait for each other instead of deadlocking.
 */
export async function moveCounters(trx: Db, table: keyof typeof tables, deltas: Deltas): Promise<void> {
  const moves = [...deltas].filter(([, n]) => n !== 0).sort(([a], [b]) => (a < b ? -1 : 1));
  if (moves.length === 0) return;
  const { columns, period } = tables[table];
  const parts = moves.map(([key]) => JSON.parse(key) as KeyParts);
  const column = (index: number, type: string) =>
    sql`${parts.map((part) => part[index])}::${sql.raw(type)}[]`;
  const names = sql.join(columns.map((name) => sql.ref(name)));
  const same = sql.join(
    columns.map((name) => sql`given.${sql.ref(name)} = excluded.${sql.ref(name)}`),
    sql` and `,
  );
  // A row that goes down exists already; its proposed value only has to pass the table's check.
  await sql`with given as materialized (
      select * from unnest(${column(0, 'text')}, ${column(1, 'text')}, ${column(2, 'int')}, ${column(3, period)},
        ${column(4, 'text')}, ${column(5, 'text')}, ${moves.map(([, n]) => n)}::int[])
        with ordinality as given(${names}, delta, place)
    )
    insert into ${sql.table(table)} (${names}, n)
    select ${names}, greatest(delta, 0) from given order by place
    on conflict (${names}) do update
      set n = ${sql.table(table)}.n + (select given.delta from given where ${same})`.execute(trx);
}
