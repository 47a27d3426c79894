import type { Selectable } from 'kysely';
import type { Db } from '../database/connect.ts';
import type { Database } from '../database/schema.ts';
import { decryptFrom, encryptNew, type ChildKey } from '../security/child-key.ts';

type Extract = Selectable<Database['extracts']>;

const placeOf = ({ id, invitation_id }: Pick<Extract, 'id' | 'invitation_id'>) =>
  ({ table: 'extracts', row: id, with: invitation_id }) as const;

/** Notes that somebody took everything about a child out as a file. */
export async function keepExtract(
  trx: Db,
  key: ChildKey,
  { isHidden, ...row }: Pick<Extract, 'id' | 'invitation_id' | 'day'> & { isHidden: boolean },
): Promise<void> {
  await trx
    .insertInto('extracts')
    .values({
      ...row,
      account_id: key.childId,
      hidden_sealed: isHidden ? encryptNew(key, placeOf(row), true) : null,
    })
    .execute();
}

/** Lists the extracts that a child sees, latest first: all but those that this server itself has hidden. */
export async function shownExtracts(
  db: Db,
  key: ChildKey,
): Promise<Pick<Extract, 'invitation_id' | 'day'>[]> {
  const rows = await db
    .selectFrom('extracts')
    .selectAll()
    .where('account_id', '=', key.childId)
    .orderBy('day', 'desc')
    .execute();
  return rows.filter((row) => !isHidden(key, row)).map(({ invitation_id, day }) => ({ invitation_id, day }));
}

function isHidden(key: ChildKey, row: Extract): boolean {
  if (row.hidden_sealed === null) return false;
  try {
    return decryptFrom<boolean>(key, placeOf(row), row.hidden_sealed);
  } catch {
    return false;
  }
}
