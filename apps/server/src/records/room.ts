import { STORAGE_LIMITS } from '@lykta/domain';
import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import { problem } from '../problem.ts';
import { lockChild } from '../access/lock.ts';
import type { PersonAndHome } from './profile.ts';

/** What is about to be stored: a new row, or larger content for an existing row. */
interface Wanted {
  table: keyof PersonAndHome;
  /** The row that it replaces; undefined means a new row. */
  replaces?: string;
  bytes: number;
}

/**
 * Requires room for a child's persons and homes; simultaneous additions wait. Call it in a transaction, before taking
 * any other lock.
 * @returns how many rows the table has, including deleted ones
 * @throws {Problem} 409 `no-room`
 */
export async function requireRoom(trx: Db, childId: string, wanted: Wanted): Promise<number> {
  await lockChild(trx, childId);
  const kept = {
    persons: await keptIn(trx, childId, 'persons', wanted),
    houses: await keptIn(trx, childId, 'houses', wanted),
  };
  const { rows } = kept[wanted.table];
  const bytes = kept.persons.bytes + kept.houses.bytes + wanted.bytes;
  const isOneMore = wanted.replaces === undefined;
  if (bytes > STORAGE_LIMITS.peopleAndHomes || (isOneMore && rows >= STORAGE_LIMITS[wanted.table]))
    throw problem('no-room');
  return rows;
}

async function keptIn(trx: Db, childId: string, table: keyof PersonAndHome, { replaces = '' }: Wanted) {
  return trx
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('rows'))
    .select(
      sql<number>`coalesce(sum(octet_length(sealed)) filter (where id <> ${replaces}), 0)::int`.as('bytes'),
    )
    .where('account_id', '=', childId)
    .executeTakeFirstOrThrow();
}

/**
 * Tables that only grow, of which an account keeps the newest rows: their id column, their time column, and the
 * maximum.
 */
const growing = {
  answer_snapshots: { name: 'id', time: 'taken', most: STORAGE_LIMITS.snapshots },
  notification_tokens: { name: 'device_id', time: 'schedule_start', most: STORAGE_LIMITS.devices },
} as const;

async function dropOldest(db: Db, table: keyof typeof growing, childId: string): Promise<void> {
  const { name, time, most } = growing[table];
  await sql`delete from ${sql.table(table)} where account_id = ${childId} and ${sql.ref(name)} not in (
    select ${sql.ref(name)} from ${sql.table(table)} where account_id = ${childId}
    order by ${sql.ref(time)} desc, ctid desc limit ${most})`.execute(db);
}

/** Keeps only the newest snapshots. Call it in a transaction that holds the child's lock. */
export const dropOldestSnapshots = (trx: Db, childId: string) => dropOldest(trx, 'answer_snapshots', childId);

/** Keeps only the most recently used devices. */
export const dropOldestDevices = (db: Db, childId: string) => dropOldest(db, 'notification_tokens', childId);
