import { labelFault, searchable } from '@lykta/domain';
import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import { notFound, problem } from '../problem.ts';
import {
  decryptFrom,
  encryptNew,
  encryptNext,
  endVersion,
  type ChildKey,
  type KeyRing,
} from '../security/child-key.ts';
import type { Services } from '../services.ts';
import { mayOpen, type Viewer } from '../access/case-access.ts';
import { childKeyOf } from '../access/child-key-of.ts';
import { selectKeys, settleLedger, withLedger } from './ledgers.ts';
import { lockChild } from '../access/lock.ts';

type Keys = Pick<Services, 'labelKey'>;

/** @throws {Problem} 400 with the fault as its code, if the label tells whose it is */
export function requireGoodLabel(label: string | null | undefined): void {
  const fault = label == null ? undefined : labelFault(label);
  if (fault) throw problem(fault);
}

/** What a child's label is bound to: it opens under this invitation and for this unit only. */
interface Acceptance {
  invitation_id: string;
  unit_id: string;
}

/** Where a child's label is sealed. */
export const childLabelPlace = ({ invitation_id, unit_id }: Acceptance) =>
  ({ table: 'acceptances', row: invitation_id, with: unit_id }) as const;

/** Encrypts the label of a child that accepts an invitation. */
export const sealChildLabel = (key: ChildKey, acceptance: Acceptance, label: string): Buffer =>
  encryptNew(key, childLabelPlace(acceptance), label);

/** Decrypts a child's label. @throws {Error} if it belongs to another child, invitation or unit */
export const openChildLabel = (key: ChildKey, acceptance: Acceptance, sealed: Buffer): string =>
  decryptFrom<string>(key, childLabelPlace(acceptance), sealed);

/** Sets or removes a child's label; an earlier one cannot be put back. @throws {Problem} 404 */
export async function setChildLabel(
  { db, keyRing }: Pick<Services, 'db' | 'keyRing'>,
  accountId: string,
  acceptance: Acceptance,
  label: string | null,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockChild(trx, accountId);
    const key = await childKeyOf(trx, keyRing, accountId);
    const place = childLabelPlace(acceptance);
    const sealed = label === null ? null : encryptNext(key, place, label);
    if (label === null) endVersion(key, place);
    const stored = await withLedger(trx, key)
      .updateTable('acceptances')
      .set({ label_sealed: sealed })
      .where('account_id', '=', accountId)
      .where('invitation_id', '=', acceptance.invitation_id)
      .returning((eb) => eb.selectFrom('moved').select('ledger_clock').as('moved'))
      .executeTakeFirst();
    if (!stored) throw notFound();
    await settleLedger(trx, key, stored.moved !== null);
  });
}

/** Returns the pseudonyms of the children in these units that the member may open and whose label contains the text. */
export async function findLabelled(
  db: Db,
  keyRing: KeyRing,
  viewer: Viewer,
  unitIds: readonly string[],
  search: string,
): Promise<string[]> {
  if (unitIds.length === 0) return [];
  const wanted = searchable(search);
  const rows = await selectKeys(db)
    .innerJoin('acceptances', 'acceptances.account_id', 'child_keys.account_id')
    .select(['acceptances.invitation_id', 'acceptances.unit_id', 'acceptances.pseudonym'])
    .select(sql<Buffer>`acceptances.label_sealed`.as('label_sealed'))
    .where('acceptances.unit_id', 'in', unitIds)
    .where('acceptances.label_sealed', 'is not', null)
    .execute();
  return rows
    .filter((row) => {
      if (!mayOpen(viewer, row)) return false;
      const label = openChildLabel(keyRing.unwrap(row.account_id, row), row, row.label_sealed);
      return searchable(label).includes(wanted);
    })
    .map(({ pseudonym }) => pseudonym);
}

/** What an invitation's label is bound to. */
interface Labelled {
  id: string;
  unit_id: string;
}

const contextOf = ({ id, unit_id }: Labelled) => `${id}/${unit_id}`;

/** Encrypts an invitation's label. */
export const sealInvitationLabel = ({ labelKey }: Keys, invitation: Labelled, label: string): Buffer =>
  labelKey.encrypt(contextOf(invitation), label);

/** Decrypts an invitation's label. @throws {Error} if it belongs to another invitation or unit */
export const openInvitationLabel = ({ labelKey }: Keys, invitation: Labelled, sealed: Buffer): string =>
  labelKey.decrypt<string>(contextOf(invitation), sealed);
