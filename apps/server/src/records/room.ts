import { STORAGE_LIMITS } from '@lykta/domain';
import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import { problem } from '../http/problem.ts';
import { lockChild } from './lock.ts';
import type { LifePart } from './profile.ts';

/** What is about to be stored: something new, or something larger in a row that is there. */
interface Wanted {
  table: keyof LifePart;
  /** The row that it replaces; none: it is one more. */
  replaces?: string;
  bytes: number;
}

/**
 * Whether persons and homes of a child still have room; others that are added at the same moment wait. Call it in a
 * transaction, before any other lock.
 * @returns how many rows the table has, deleted ones too
 * @throws {Problem} 409 `no-room`
 */
export async function requireRoom(trx: Db, childId: string, wanted: Wanted): Promise<number> {
  await lockChild(trx, childId);
  const kept = await Promise.all(
    (['persons', 'houses'] as const).map((table) => keptIn(trx, childId, table, wanted)),
  );
  const rows = kept.find(({ table }) => table === wanted.table)!.rows;
  const bytes = kept.reduce((sum, one) => sum + one.bytes, wanted.bytes);
  const isOneMore = wanted.replaces === undefined;
  if (bytes > STORAGE_LIMITS.life || (isOneMore && rows >= STORAGE_LIMITS[wanted.table]))
    throw problem('no-room');
  return rows;
}

async function keptIn(trx: Db, childId: string, table: keyof LifePart, { replaces = '' }: Wanted) {
  const row = await trx
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('rows'))
    .select(
      sql<number>`coalesce(sum(octet_length(sealed)) filter (where id <> ${replaces}), 0)::int`.as('bytes'),
    )
    .where('account_id', '=', childId)
    .executeTakeFirstOrThrow();
  return { table, ...row };
}

/** Keeps the newest of what only grows: earlier answers. Call it in a transaction that holds the child's lock. */
export async function dropOldestSnapshots(trx: Db, childId: string): Promise<void> {
  const newest = trx
    .selectFrom('answer_snapshots')
    .select('id')
    .where('account_id', '=', childId)
    .orderBy('taken', 'desc')
    .orderBy(sql`ctid`, 'desc')
    .limit(STORAGE_LIMITS.snapshots);
  await trx
    .deleteFrom('answer_snapshots')
    .where('account_id', '=', childId)
    .where('id', 'not in', newest)
    .execute();
}

/** Keeps the devices that were heard of last. */
export async function dropOldestDevices(db: Db, childId: string): Promise<void> {
  const newest = db
    .selectFrom('notification_tokens')
    .select('device_id')
    .where('account_id', '=', childId)
    .orderBy('schedule_start', 'desc')
    .orderBy(sql`ctid`, 'desc')
    .limit(STORAGE_LIMITS.devices);
  await db
    .deleteFrom('notification_tokens')
    .where('account_id', '=', childId)
    .where('device_id', 'not in', newest)
    .execute();
}
