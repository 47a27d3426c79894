import { MINUTE_MS, SITTING_CODE_LENGTH, SITTING_CODE_MINUTES, SITTING_MINUTES } from '@lykta/domain';
import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../database/connect.ts';
import type { Database } from '../database/schema.ts';
import type { Services } from '../services.ts';
import type { Binder, Bound } from './binder.ts';
import type { ChildKey } from './child-key.ts';
import { newCode } from './codes.ts';
import { hashToken, newId, newToken } from './tokens.ts';

const after = (now: Date, minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS);

type Row = Selectable<Database['sittings']>;

/** The values that a sitting's mark covers: which child and form, who opened it, until when, and what opens it. */
const boundSitting = (row: Omit<Row, 'sealed' | 'mark'>): Bound => [
  row.id,
  row.account_id,
  row.invitation_id,
  row.request_id,
  row.form_id,
  row.form_version,
  row.member_id,
  row.code_mark,
  row.token_hash,
  row.expires,
];

/** A code is found by this; without LYKTA_SECRET nobody can tell which code it was. */
const codeMark = (binder: Binder, code: string) => binder.mark('sitting-code', [code]);

const holds = (binder: Binder, row: Row) => binder.holds('sitting', boundSitting(row), row.mark);

/** Which form of which child a sitting is for, and who opens it. */
type NewSitting = Pick<
  Row,
  'account_id' | 'invitation_id' | 'request_id' | 'form_id' | 'form_version' | 'member_id'
>;

/** Builds the row of a sitting whose code nobody has typed yet. The code is not stored. */
export function newSitting(
  { binder, clock }: Pick<Services, 'binder' | 'clock'>,
  wanted: NewSitting,
): { code: string; row: Insertable<Database['sittings']> & Row } {
  const code = newCode(SITTING_CODE_LENGTH);
  const row = {
    ...wanted,
    id: newId(),
    code_mark: codeMark(binder, code),
    token_hash: null,
    expires: after(clock(), SITTING_CODE_MINUTES),
  };
  return { code, row: { ...row, sealed: null, mark: binder.mark('sitting', boundSitting(row)) } };
}

/**
 * Exchanges a code for the token of one device. The code is used up: whoever types it next finds nothing.
 * @returns undefined for a wrong, used or late code
 */
export async function takeCode(
  { binder, clock }: Pick<Services, 'binder' | 'clock'>,
  trx: Db,
  code: string,
): Promise<{ token: string; row: Row } | undefined> {
  const now = clock();
  const found = await trx
    .selectFrom('sittings')
    .selectAll()
    .where('code_mark', '=', codeMark(binder, code))
    .where('expires', '>', now)
    .forUpdate()
    .executeTakeFirst();
  if (!found || !holds(binder, found)) return undefined;
  const token = newToken();
  const changed = {
    code_mark: null,
    token_hash: hashToken(token),
    expires: after(now, SITTING_MINUTES),
  };
  const row = { ...found, ...changed };
  const mark = binder.mark('sitting', boundSitting(row));
  await trx
    .updateTable('sittings')
    .set({ ...changed, mark })
    .where('id', '=', row.id)
    .execute();
  return { token, row: { ...row, mark } };
}

/** An open sitting, with the key of its child. It is good for its own row and its one form. */
export interface Sitting {
  row: Row;
  key: ChildKey;
}

/** Finds the sitting of a token; null if the token is unknown, or the sitting is over. */
export async function findSitting(
  { db, keyRing, binder, clock }: Pick<Services, 'db' | 'keyRing' | 'binder' | 'clock'>,
  token: string,
): Promise<Sitting | null> {
  const found = await db
    .selectFrom('sittings')
    .innerJoin('child_keys', 'child_keys.account_id', 'sittings.account_id')
    .innerJoin('ledgers', 'ledgers.account_id', 'sittings.account_id')
    .selectAll('sittings')
    .select(['secret_number', 'wrapped', 'ledger', 'ledger_clock'])
    .where('token_hash', '=', hashToken(token))
    .where('expires', '>', clock())
    .executeTakeFirst();
  if (!found) return null;
  const { secret_number, wrapped, ledger, ledger_clock, ...row } = found;
  if (!holds(binder, row)) return null;
  const key = keyRing.unwrap(row.account_id, { secret_number, wrapped, ledger, ledger_clock });
  return { row, key };
}
