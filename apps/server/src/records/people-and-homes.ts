import type { Db } from '../database/connect.ts';
import { encryptNew, type ChildKey } from '../security/child-key.ts';
import { newId } from '../security/tokens.ts';
import { toTheDay } from '../to-the-day.ts';
import type { PersonAndHome } from './profile.ts';
import { requireRoom } from './room.ts';

/** Adds a person or a home, in a transaction. @returns its new id @throws {Problem} 409 `no-room` */
export async function insertPersonOrHome<Table extends keyof PersonAndHome>(
  trx: Db,
  key: ChildKey,
  table: Table,
  value: PersonAndHome[Table],
  now: Date,
): Promise<string> {
  const id = newId();
  const either: keyof PersonAndHome = table;
  const sealed = encryptNew(key, { table, row: id }, value);
  const position = await requireRoom(trx, key.childId, { table, bytes: sealed.length });
  await trx
    .insertInto(either)
    .values({ account_id: key.childId, id, sealed, position, created: toTheDay(now), deleted: null })
    .execute();
  return id;
}
