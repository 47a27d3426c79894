import type { Db } from '../../database/connect.ts';
import { writeAudit } from '../../records/audit.ts';
import type { Services } from '../../services.ts';

interface Signing {
  id: string;
  organisation_id: string;
}

/** Logs that a member signed in, and at which identity provider, if at one. */
export async function logSignIn({ db, clock }: Services, member: Signing, provider?: string): Promise<void> {
  const event = { kind: 'signin', organisation: member.organisation_id, member: member.id } as const;
  const at = provider === undefined ? {} : { details: [{ field: 'identity' as const, to: provider }] };
  await writeAudit(db, { ...event, ...at }, clock());
}

/**
 * Logs a failed sign-in of a member, and the step in which it failed. The reply does not wait for it, so that it takes
 * the same time for an unknown address, for which nothing is logged.
 */
export function logFailedSignIn(
  { db, clock, log }: Services,
  member: Signing | undefined,
  step: 'password' | 'code' | 'last-day' | 'identity' | 'passwords',
): void {
  if (!member) return;
  const event = { kind: 'signin-failed', organisation: member.organisation_id, member: member.id } as const;
  writeAudit(db, { ...event, details: [{ field: 'step', to: step }] }, clock()).catch((error: unknown) =>
    log.error({ err: error }, 'a failed sign-in could not be written into the log'),
  );
}

/** Logs that a member has a new password, in the same transaction as the change. */
export async function logPasswordChange(
  { clock }: Pick<Services, 'clock'>,
  trx: Db,
  id: string,
): Promise<void> {
  const { organisation_id: organisation } = await trx
    .selectFrom('members')
    .select('organisation_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await writeAudit(trx, { kind: 'password-changed', organisation, member: id }, clock());
}
