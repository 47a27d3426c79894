import { DEFAULT_AVATAR, type House, type Person, type Profile } from '@lykta/domain';
import type { Db } from '../database/connect.ts';
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

/** Reads the whole profile; if there is none, the empty profile of docs/product.md §3. */
export async function readProfile(db: Db, key: ChildKey): Promise<Profile> {
  const [core, persons, houses] = await Promise.all([
    readCore(db, key),
    readPeopleOrHomes(db, key, 'persons'),
    readPeopleOrHomes(db, key, 'houses'),
  ]);
  return { ...core, persons, houses };
}

/** Reads the figure and the few facts about the child. */
async function readCore(db: Db, key: ChildKey): Promise<ProfileCore> {
  const row = await db
    .selectFrom('profiles')
    .select('sealed')
    .where('account_id', '=', key.childId)
    .executeTakeFirst();
  return openCore(key, row?.sealed ?? null);
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
  const either: keyof PersonAndHome = table;
  const rows = await db
    .selectFrom(either)
    .select(['id', 'sealed'])
    .where('account_id', '=', key.childId)
    .where('deleted', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return Object.fromEntries(
    rows.flatMap(({ id, sealed }) =>
      sealed ? [[id, decryptFrom<PersonAndHome[Table]>(key, { table, row: id }, sealed)]] : [],
    ),
  );
}

/**
 * Returns every id that a person or home of this child has ever had, including deleted ones: answers may still refer to
 * them.
 */
export async function everKnownIds(
  db: Db,
  childId: string,
): Promise<{ persons: Set<string>; houses: Set<string> }> {
  const ids = async (table: keyof PersonAndHome) => {
    const rows = await db.selectFrom(table).select('id').where('account_id', '=', childId).execute();
    return new Set(rows.map(({ id }) => id));
  };
  const [persons, houses] = await Promise.all([ids('persons'), ids('houses')]);
  return { persons, houses };
}
