import type { Db } from '../../database/connect.ts';
import { invalidInput, notFound } from '../../problem.ts';
import { lockChild } from '../../access/lock.ts';
import { requireRoom } from '../../records/room.ts';
import { settleLedger, withLedger } from '../../records/ledgers.ts';
import { toTheDay } from '../../to-the-day.ts';
import { decryptFrom, encryptNext, endVersion, type ChildKey } from '../../security/child-key.ts';
import { changeCore, readPeopleOrHomes, type PersonAndHome } from '../../records/profile.ts';

/** Changes only the given fields. @throws {Problem} 404, 409 `no-room` */
export async function changePersonOrHome<Table extends keyof PersonAndHome>(
  db: Db,
  key: ChildKey,
  table: Table,
  id: string,
  change: Partial<PersonAndHome[Table]>,
): Promise<void> {
  const either: keyof PersonAndHome = table;
  await db.transaction().execute(async (trx) => {
    await lockChild(trx, key.childId);
    const row = await trx
      .selectFrom(either)
      .select('sealed')
      .where('account_id', '=', key.childId)
      .where('id', '=', id)
      .where('deleted', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!row?.sealed) throw notFound();
    const place = { table, row: id };
    const changed = { ...decryptFrom<PersonAndHome[Table]>(key, place, row.sealed), ...change };
    const sealed = encryptNext(key, place, changed);
    if (sealed.length > row.sealed.length)
      await requireRoom(trx, key.childId, { table, replaces: id, bytes: sealed.length });
    const stored = await withLedger(trx, key)
      .updateTable(either)
      .set({ sealed })
      .where('account_id', '=', key.childId)
      .where('id', '=', id)
      .returning((eb) => eb.selectFrom('moved').select('ledger_clock').as('moved'))
      .executeTakeFirst();
    await settleLedger(trx, key, stored?.moved != null);
  });
}

/** Deletes a person or home, and removes it from the map of who lives where. @throws {Problem} 404 */
export async function deletePersonOrHome(
  db: Db,
  key: ChildKey,
  table: keyof PersonAndHome,
  id: string,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const deleted = await trx
      .updateTable(table)
      .set({ sealed: null, deleted: toTheDay(now) })
      .where('account_id', '=', key.childId)
      .where('id', '=', id)
      .where('deleted', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!deleted) throw notFound();
    endVersion(key, { table, row: id }); // changeCore writes the ledger
    await changeCore(trx, key, now, (core) => {
      const homes = Object.entries(core.housePersonMap).filter(([house]) => house !== id);
      const living = homes.map(([house, persons]) => [house, persons.filter((person) => person !== id)]);
      return { ...core, housePersonMap: Object.fromEntries(living) };
    });
  });
}

/** Sets who lives in a home. @throws {Problem} 404 for the home, 400 for a person that does not belong to the child */
export async function setHousePersons(
  db: Db,
  key: ChildKey,
  house: string,
  persons: string[],
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const houses = await readPeopleOrHomes(trx, key, 'houses');
    if (!Object.hasOwn(houses, house)) throw notFound();
    const known = await readPeopleOrHomes(trx, key, 'persons');
    const foreign = persons.flatMap((id, index) =>
      Object.hasOwn(known, id) ? [] : [{ path: `${index}`, message: 'unknown-person' }],
    );
    if (foreign.length > 0) throw invalidInput(...foreign);
    await changeCore(trx, key, now, (core) => ({
      ...core,
      housePersonMap: { ...core.housePersonMap, [house]: persons },
    }));
  });
}
