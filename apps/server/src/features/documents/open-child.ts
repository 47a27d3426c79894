import type { SentRef } from '@lykta/domain';
import type { Db } from '../../database/connect.ts';
import { notFound, problem } from '../../problem.ts';
import { requireOpen } from '../../access/case-opening.ts';
import { childKeyOf } from '../../access/child-key-of.ts';
import { openChildLabel } from '../../records/labels.ts';
import { reasonInForce } from '../../records/reasons.ts';
import { authorizeInvitation } from '../../access/visible-units.ts';
import type { Member } from '../../security/staff-sessions.ts';
import type { Services } from '../../services.ts';

/** A child whose answers a member may open now. */
export interface OpenedChild {
  /** The name of the unit that asks. */
  unit: string;
  /** The unit's own label for the child. */
  label?: string;
  /** Whether the child sent this form to the unit. */
  hasSent(form: SentRef): Promise<boolean>;
}

/**
 * Checks that a member may open a child's answers.
 * @throws {Problem} 404 for what does not belong to the member, 403 `not-allowed` or `not-assigned`, and 403 `reason-needed` before a
 *   reason was given
 */
export async function openChild(
  db: Db,
  keys: Pick<Services, 'keyRing' | 'binder'>,
  member: Member,
  { invitation, client }: { invitation: string; client: string },
  now: Date,
): Promise<OpenedChild> {
  const authorized = await authorizeInvitation(db, member, invitation);
  const child = await db
    .selectFrom('acceptances')
    .select(['account_id', 'invitation_id', 'unit_id', 'label_sealed'])
    .where('invitation_id', '=', authorized.id)
    .where('pseudonym', '=', client)
    .executeTakeFirst();
  if (!child) throw notFound();
  const one = { invitation: authorized, accountId: child.account_id };
  const opened = await requireOpen(db, keys, member, one, now);
  const opening = { memberId: member.id, invitationId: authorized.id, pseudonym: client };
  const reason = await reasonInForce(db, opening, now, opened === 'emergency');
  if (reason === undefined) throw problem('reason-needed');
  const { account_id: account, label_sealed: sealed } = child;
  return {
    unit: authorized.unit,
    ...(sealed ? { label: openChildLabel(await childKeyOf(db, keys.keyRing, account), child, sealed) } : {}),
    hasSent: async ({ id, version, request }) =>
      (await db
        .selectFrom('answers')
        .select('sent')
        .where('account_id', '=', account)
        .where('invitation_id', '=', authorized.id)
        .where('form_id', '=', id)
        .where('form_version', '=', version)
        .where('request_id', '=', request)
        .where('sent', 'is not', null)
        .executeTakeFirst()) !== undefined,
  };
}
