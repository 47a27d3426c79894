import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Services } from '../../services.ts';
import { matchingStep, newTotpSecret, toBase32, totpUri } from './totp.ts';

const RECOVERY_CODES = 10;
const RECOVERY_BYTES = 10;

/** The second factor as the table members holds it. */
export interface SecondFactor {
  id: string;
  totp_sealed: Buffer | null;
  totp_confirmed: boolean;
  totp_step: number;
  recovery_hashes: Buffer[];
}

const hashRecovery = (typed: string) =>
  createHash('sha256')
    .update(typed.toUpperCase().replace(/[^A-Z2-7]/g, ''))
    .digest();

const secretOf = ({ staffKey }: Pick<Services, 'staffKey'>, member: SecondFactor): Buffer | null =>
  member.totp_sealed && Buffer.from(staffKey.decrypt<string>(member.id, member.totp_sealed), 'base64');

/** Makes a secret for a member who has no confirmed one. */
export async function offerSecret(
  { db, staffKey }: Services,
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

/** Whether a code of the app, or a recovery code, is right; it is used up by that. */
export async function useSecondFactor(
  services: Pick<Services, 'staffKey'>,
  db: Db,
  member: SecondFactor,
  typed: string,
  now: Date,
): Promise<boolean> {
  const secret = secretOf(services, member);
  const step = secret && matchingStep(secret, typed, now, member.totp_step);
  const using = db.updateTable('members').where('id', '=', member.id).returning('id');
  if (step) {
    // Two sign-ins with the same code at once: only one moves the step.
    const used = await using.set({ totp_step: step }).where('totp_step', '<', step).executeTakeFirst();
    return used !== undefined;
  }
  const hash = hashRecovery(typed);
  const used = await using
    .set({ recovery_hashes: sql<Buffer[]>`array_remove(recovery_hashes, ${hash}::bytea)` })
    .where(sql<boolean>`${hash}::bytea = any(recovery_hashes)`)
    .executeTakeFirst();
  return used !== undefined;
}

/** Confirms the offered secret. @returns recovery codes, shown once and kept as hashes only */
export async function confirmSecret(db: Db, memberId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => {
    const text = toBase32(randomBytes(RECOVERY_BYTES));
    return text.match(/.{4}/g)!.join('-');
  });
  await db
    .updateTable('members')
    .set({ totp_confirmed: true, recovery_hashes: codes.map(hashRecovery) })
    .where('id', '=', memberId)
    .execute();
  return codes;
}
