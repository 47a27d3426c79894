import { flagsOf, type Flags, type FlaggedSending } from '@lykta/domain';
import type { Db } from '../database/connect.ts';
import { decryptFrom, encryptNext, type ChildKey, type SealedPlace } from '../security/child-key.ts';
import { openAnswers } from './answers.ts';
import type { FormCatalogue } from '../catalogue/form-catalogue.ts';
import { settleLedger, withLedger } from './ledgers.ts';

/** Where forms are found. */
export type Forms = Pick<FormCatalogue, 'find'>;

/** What flags are bound to: they open under this invitation and for this unit only. */
interface Acceptance {
  invitation_id: string;
  unit_id: string;
}

/** Where a child's flags are sealed. */
export const flagsPlace = ({ invitation_id, unit_id }: Acceptance): SealedPlace => ({
  table: 'child_flags',
  row: invitation_id,
  with: unit_id,
});

/** Decrypts a child's flags; undefined before it has sent anything. @throws {Error} if they belong elsewhere */
export function openFlags(
  key: ChildKey,
  acceptance: Acceptance & { flags_sealed: Buffer | null },
): Flags | undefined {
  const { flags_sealed: sealed } = acceptance;
  return sealed ? decryptFrom<Flags>(key, flagsPlace(acceptance), sealed) : undefined;
}

/**
 * Makes a child's flags anew from everything that it has sent under an invitation, and seals them. The server does so
 * when something is sent or corrected, so that nobody needs to open answers to see them. Take the child's lock first.
 */
export async function renewFlags(
  trx: Db,
  key: ChildKey,
  forms: Forms,
  acceptance: Acceptance,
): Promise<void> {
  const flags = flagsOf(await sendingsOf(trx, key, forms, acceptance));
  const sealed = encryptNext(key, flagsPlace(acceptance), flags);
  const stored = await withLedger(trx, key)
    .updateTable('acceptances')
    .set({ flags_sealed: sealed })
    .where('account_id', '=', key.childId)
    .where('invitation_id', '=', acceptance.invitation_id)
    .returning((eb) => eb.selectFrom('moved').select('ledger_clock').as('moved'))
    .executeTakeFirst();
  await settleLedger(trx, key, stored?.moved != null);
}

/** Reads what the child sent to this unit under the invitation, oldest first; omits forms that are gone. */
async function sendingsOf(
  trx: Db,
  key: ChildKey,
  forms: Forms,
  { invitation_id, unit_id }: Acceptance,
): Promise<FlaggedSending[]> {
  const rows = await trx
    .selectFrom('answers')
    .selectAll()
    .where('account_id', '=', key.childId)
    .where('invitation_id', '=', invitation_id)
    .where('sent', 'is not', null)
    .orderBy('sent_order')
    .execute();
  const sendings = await Promise.all(
    rows.map(async (stored): Promise<FlaggedSending[]> => {
      const { row, content, unit } = openAnswers(key, stored);
      const found = unit === unit_id ? await forms.find(row.form_id, row.form_version) : undefined;
      return found ? [{ form: found.form, answers: content.answers, remarks: content.remarks }] : [];
    }),
  );
  return sendings.flat();
}
