import { DEFAULT_AVATAR, present, type House, type Person, type Profile } from '@lykta/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../database/connect.ts';
import { fromHex, inHex, jsonList } from '../database/json-list.ts';
import { settleLedger, withLedger } from './ledgers.ts';
import { toTheDay } from '../to-the-day.ts';
import { decryptFrom, encryptNew, encryptNext, type ChildKey } from '../security/child-key.ts';

/** The content of the profile row; persons and homes have their own rows. */
export type ProfileCore = Pick<Profile, 'avatar' | 'birthYear' | 'gender' | 'housePersonMap'>;

/** The tables of persons and homes, and the content of their rows. */
export interface PersonAndHome {
  persons: Person;
  houses: House;
}

const EMPTY: ProfileCore = { avatar: DEFAULT_AVATAR, birthYear: 0, gender: null, housePersonMap: {} };
/** The storage place of the profile, of which each child has one. */
const PLACE = { table: 'profiles', row: 'profile' } as const;

/** A profile as one statement reads it. */
interface StoredProfile {
  core: string | null;
  persons: StoredLife[];
  houses: StoredLife[];
}

interface StoredLife {
  id: string;
  sealed: string | null;
}

/** Describes a child's profile in one value. @param account the id, or the column that holds it */
export const storedProfile = (account: string | RawBuilder<unknown>): RawBuilder<StoredProfile> =>
  sql<StoredProfile>`json_build_object(
    'core', (select ${inHex('sealed')} from profiles where profiles.account_id = ${account}),
    'persons', ${jsonList(selectLife('persons', account))},
    'houses', ${jsonList(selectLife('houses', account))})`;

const selectLife = (table: keyof PersonAndHome, account: string | RawBuilder<unknown>) => sql<StoredLife>`
  select id, ${inHex('sealed')} as sealed from ${sql.table(table)} as life
  where life.account_id = ${account} and life.deleted is null order by life.position, life.id`;

/** Reads the whole profile; if there is none, the empty profile of docs/product.md §3. */
export async function readProfile(db: Db, key: ChildKey): Promise<Profile> {
  const { rows } = await sql<{ stored: StoredProfile }>`
    select ${storedProfile(key.childId)} as stored`.execute(db);
  return openProfile(key, present(rows[0], 'the only row').stored);
}

/** Decrypts a profile. */
export function openProfile(key: ChildKey, { core, persons, houses }: StoredProfile): Profile {
  return {
    ...openCore(key, core === null ? null : fromHex(core)),
    persons: openLife(key, 'persons', persons),
    houses: openLife(key, 'houses', houses),
  };
}

function openLife<Table extends keyof PersonAndHome>(
  key: ChildKey,
  table: Table,
  rows: readonly StoredLife[],
): Record<string, PersonAndHome[Table]> {
  return Object.fromEntries(
    rows.flatMap(({ id, sealed }) =>
      sealed === null
        ? []
        : [[id, decryptFrom<PersonAndHome[Table]>(key, { table, row: id }, fromHex(sealed))]],
    ),
  );
}

/** Decrypts a profile row that was already read; null for a child without one. */
export function openCore(key: ChildKey, sealed: Buffer | null): ProfileCore {
  return sealed ? decryptFrom<ProfileCore>(key, PLACE, sealed) : EMPTY;
}

/** Changes the profile row; simultaneous changes run one after the other. Call it in a transaction. */
export async function changeCore(
  trx: Db,
  key: ChildKey,
  now: Date,
  change: (core: ProfileCore) => ProfileCore,
): Promise<void> {
  await trx
    .insertInto('profiles')
    .values({ account_id: key.childId, sealed: encryptNew(key, PLACE, EMPTY), updated: toTheDay(now) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { sealed } = await trx
    .selectFrom('profiles')
    .select('sealed')
    .where('account_id', '=', key.childId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const core = decryptFrom<ProfileCore>(key, PLACE, sealed);
  const changed = encryptNext(key, PLACE, change(core));
  const stored = await withLedger(trx, key)
    .updateTable('profiles')
    .set({ sealed: changed, updated: toTheDay(now) })
    .where('account_id', '=', key.childId)
    .returning((eb) => eb.selectFrom('moved').select('ledger_clock').as('moved'))
    .executeTakeFirst();
  await settleLedger(trx, key, stored?.moved != null);
}

/** Reads the child's persons or homes that are not deleted, in order of creation. */
export async function readPeopleOrHomes<Table extends keyof PersonAndHome>(
  db: Db,
  key: ChildKey,
  table: Table,
): Promise<Record<string, PersonAndHome[Table]>> {
  const { rows } = await selectLife(table, key.childId).execute(db);
  return openLife(key, table, rows);
}

/**
 * Returns every id that a person or home of this child has ever had, including deleted ones: answers may still refer to
 * them.
 */
export async function everKnownIds(
  db: Db,
  childId: string,
): Promise<{ persons: Set<string>; houses: Set<string> }> {
  const { rows } = await sql<{ id: string; isPerson: boolean }>`
    select id, true as "isPerson" from persons where account_id = ${childId}
    union all select id, false from houses where account_id = ${childId}`.execute(db);
  const ids = (ofPersons: boolean) =>
    new Set(rows.flatMap(({ id, isPerson }) => (isPerson === ofPersons ? [id] : [])));
  return { persons: ids(true), houses: ids(false) };
}
