import { present } from '@lykta/domain';
import { sql } from 'kysely';
import { openPool, type Connection, type Db } from './connect.ts';

/** The tables that grow with each day of each child's use. */
export const growingWithUse = ['moods', 'answers', 'answer_snapshots'] as const;
type Growing = (typeof growingWithUse)[number];

/** What a table is divided by: everything of one child is in one part. */
const BY = 'account_id';
/** A schema of their own, so that lists of tables show the whole table alone. */
const PARTS = 'lykta_parts';

/** So many parts are enough for any number of children; more only make plans longer. */
export const MOST_PARTS = 64;

/**
 * Divides the tables that grow with use into equal parts by child, or joins them again with 1. All calls work on both
 * (decision 98). Copies the tables in one transaction and locks them meanwhile: stop the servers first.
 * @returns how many rows were copied
 */
export async function divide(owner: Connection, parts: number): Promise<number> {
  // A copy takes as long as it takes, like a migration.
  const { db } = openPool(owner, 1, {});
  try {
    if ((await countParts(db)) === parts) return 0;
    return await db.transaction().execute(async (trx) => {
      await sql`set local statement_timeout = 0`.execute(trx);
      await sql`create schema if not exists ${sql.id(PARTS)}`.execute(trx);
      let rows = 0;
      for (const table of growingWithUse) rows += await divideTable(trx, table, parts);
      return rows;
    });
  } finally {
    await db.destroy();
  }
}

/** Returns how many parts the tables have; 1 where they are whole. */
export async function countParts(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pg_inherits where inhparent = 'moods'::regclass`.execute(db);
  return Math.max(1, present(rows[0], 'the count').n);
}

async function divideTable(trx: Db, table: Growing, parts: number): Promise<number> {
  await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(trx);
  const [constraints, indexes, grants] = [
    await constraintsOf(trx, table),
    await indexesOf(trx, table),
    await grantsOf(trx, table),
  ];
  const next = `${table}_next`;
  await sql`create table ${sql.table(next)} (like ${sql.table(table)} including defaults including storage)
    ${parts > 1 ? sql`partition by hash (${sql.ref(BY)})` : sql``}`.execute(trx);
  if (parts > 1) await addParts(trx, table, parts);
  const { numAffectedRows = 0n } = await sql`
    insert into ${sql.table(next)} select * from ${sql.table(table)}`.execute(trx);
  await sql`drop table ${sql.table(table)}`.execute(trx);
  await sql`alter table ${sql.table(next)} rename to ${sql.id(table)}`.execute(trx);
  for (const { name, definition } of constraints) {
    await sql`alter table ${sql.table(table)} add constraint ${sql.id(name)}
      ${sql.raw(keyOf(definition, parts))}`.execute(trx);
  }
  for (const definition of indexes) await sql.raw(definition).execute(trx);
  for (const { right, role } of grants) {
    await sql`grant ${sql.raw(right)} on ${sql.table(table)} to ${sql.id(role)}`.execute(trx);
  }
  await sql`analyze ${sql.table(table)}`.execute(trx);
  return Number(numAffectedRows);
}

async function addParts(trx: Db, table: Growing, parts: number): Promise<void> {
  for (let part = 0; part < parts; part += 1) {
    await sql`create table ${sql.id(PARTS, `${table}_of_${parts}_${part}`)}
      partition of ${sql.table(`${table}_next`)}
      for values with (modulus ${sql.lit(parts)}, remainder ${sql.lit(part)})`.execute(trx);
  }
}

interface Constraint {
  name: string;
  definition: string;
}

/** Reads the table's own constraints, keys first. */
async function constraintsOf(trx: Db, table: Growing): Promise<Constraint[]> {
  const { rows } = await sql<Constraint>`
    select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
    where conrelid = ${table}::regclass and contype in ('p', 'u', 'c', 'f') and conislocal
    order by array_position(array['p', 'u', 'c', 'f'], contype::text), conname`.execute(trx);
  return rows;
}

/** The key of a divided table must name the child; the ids of rows are random, and unique anyway. */
const keyOf = (definition: string, parts: number): string =>
  definition.replace(
    /^PRIMARY KEY \((?:account_id, )?id\)$/,
    `PRIMARY KEY (${parts > 1 ? `${BY}, ` : ''}id)`,
  );

/** Reads the indexes that no constraint makes. */
async function indexesOf(trx: Db, table: Growing): Promise<string[]> {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid = ${table}::regclass
      and not exists (select from pg_constraint where conindid = indexrelid and conrelid = indrelid)
    order by 1`.execute(trx);
  return rows.map(({ definition }) => definition.replace(' ON ONLY ', ' ON '));
}

/** Reads what other roles may do with the table. */
async function grantsOf(trx: Db, table: Growing): Promise<{ right: string; role: string }[]> {
  const { rows } = await sql<{ right: string; role: string }>`
    select acl.privilege_type as right, rolname as role
    from pg_class, aclexplode(relacl) as acl join pg_roles on pg_roles.oid = acl.grantee
    where pg_class.oid = ${table}::regclass and acl.grantee <> relowner`.execute(trx);
  return rows;
}
