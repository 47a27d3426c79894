import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../../database/connect.ts';
import { changeMemberRow } from '../../security/members.ts';
import type { Services } from '../../services.ts';
import { matchingStep, newTotpSecret, toBase32, totpUri } from '../../security/totp.ts';

const RECOVERY_CODES = 10;
const RECOVERY_BYTES = 10;

/** The second factor as stored in the table members. */
export interface SecondFactor {
  id: string;
  totp_sealed: Buffer | null;
  totp_confirmed: boolean;
  totp_step: number;
  recovery_sealed: Buffer | null;
}

type Keys = Pick<Services, 'staffKey'>;

const hashRecovery = (typed: string) =>
  createHash('sha256')
    .update(typed.toUpperCase().replace(/[^A-Z2-7]/g, ''))
    .digest('base64');

const secretOf = ({ staffKey }: Keys, { id, totp_sealed }: SecondFactor): Buffer | null =>
  totp_sealed && Buffer.from(staffKey.decrypt<string>(id, totp_sealed), 'base64');

const sealRecovery = ({ staffKey }: Keys, memberId: string, hashes: string[]): Buffer =>
  staffKey.encrypt(`${memberId}/recovery`, hashes);

/** Creates a TOTP secret for a member who has no confirmed one. */
export async function offerSecret(
  { db, staffKey }: Pick<Services, 'db' | 'staffKey'>,
  member: { id: string; email: string },
): Promise<{ uri: string; secret: string }> {
  const secret = newTotpSecret();
  const sealed = staffKey.encrypt(member.id, secret.toString('base64'));
  await db
    .updateTable('members')
    .set({ totp_sealed: sealed, totp_step: 0 })
    .where('id', '=', member.id)
    .where('totp_confirmed', '=', false)
    .execute();
  return { uri: totpUri(secret, member.email), secret: toBase32(secret) };
}

/**
 * Checks a TOTP code or a recovery code, and uses it up. Recovery codes are checked first: they also work when the TOTP
 * secret can no longer be decrypted.
 */
export async function spendSecondFactor(
  services: Keys,
  db: Db,
  member: SecondFactor,
  typed: string,
  now: Date,
): Promise<boolean> {
  if (await takeRecovery(services, db, member, typed)) return true;
  const secret = secretOf(services, member);
  const step = secret && matchingStep(secret, typed, now, member.totp_step);
  if (!step) return false;
  // Two sign-ins with the same code at once: only one of them updates the step.
  const used = await db
    .updateTable('members')
    .set({ totp_step: step })
    .where('id', '=', member.id)
    .where('totp_step', '<', step)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

async function takeRecovery(
  services: Keys,
  db: Db,
  { id, recovery_sealed }: SecondFactor,
  typed: string,
): Promise<boolean> {
  if (!recovery_sealed) return false;
  const hashes = services.staffKey.decrypt<string[]>(`${id}/recovery`, recovery_sealed);
  const wanted = hashRecovery(typed);
  if (!hashes.includes(wanted)) return false;
  const left = hashes.filter((hash) => hash !== wanted);
  // Two sign-ins with the same code at once: only one of them replaces the list.
  const used = await db
    .updateTable('members')
    .set({ recovery_sealed: sealRecovery(services, id, left) })
    .where('id', '=', id)
    .where('recovery_sealed', '=', recovery_sealed)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

/** Confirms the offered secret. @returns the recovery codes, shown once and stored only as hashes */
export async function confirmSecret(
  services: Pick<Services, 'staffKey' | 'binder'>,
  trx: Db,
  memberId: string,
): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => {
    const text = toBase32(randomBytes(RECOVERY_BYTES));
    return text.replace(/.{4}(?=.)/g, '$&-');
  });
  await changeMemberRow(services, trx, memberId, {
    totp_confirmed: true,
    recovery_sealed: sealRecovery(services, memberId, codes.map(hashRecovery)),
  });
  return codes;
}
