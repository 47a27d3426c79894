import type { AcceptInvitation } from '@lykta/domain';
import type { Db } from '../database/connect.ts';
import { problem } from '../problem.ts';
import { assignNewChild } from './case-workers.ts';
import { statusOn } from '../access/asked.ts';
import { newCode } from '../security/codes.ts';
import { openInvitationLabel, sealChildLabel } from './labels.ts';
import { toTheDay } from '../to-the-day.ts';
import type { Child } from '../security/child-sessions.ts';
import type { Services } from '../services.ts';

/**
 * Reads an invitation that a child may accept, and locks it until the transaction ends.
 * @throws {Problem} 404 `code-not-found`
 */
export async function lockInvitation(trx: Db, childId: string, wanted: AcceptInvitation, today: string) {
  const any = trx
    .selectFrom('invitations')
    .select(['id', 'unit_id', 'accepted', 'max_clients', 'label_sealed'])
    .select(statusOn(today).as('status'))
    .select(['responsible_id', 'responsible_mark'])
    .forUpdate();
  const chosen =
    'code' in wanted
      ? any.where('code', '=', wanted.code)
      : any.where('id', '=', wanted.invitation).where(({ or, exists, selectFrom }) => {
          const of = (table: 'pending_invitations' | 'acceptances') =>
            exists(
              selectFrom(table)
                .select('invitation_id')
                .whereRef('invitation_id', '=', 'invitations.id')
                .where('account_id', '=', childId),
            );
          return or([of('pending_invitations'), of('acceptances')]);
        });
  const invitation = await chosen.executeTakeFirst();
  if (!invitation) throw problem('code-not-found');
  return invitation;
}

/** An invitation that is being accepted. */
type Locked = Awaited<ReturnType<typeof lockInvitation>>;

/** The label of an invitation for one child, sealed anew for that child; null without one. */
export function handedOn(
  services: Pick<Services, 'labelKey'>,
  { key }: Pick<Child, 'key'>,
  { id, unit_id, max_clients, label_sealed }: Locked,
): Buffer | null {
  if (max_clients !== 1 || !label_sealed) return null;
  const label = openInvitationLabel(services, { id, unit_id }, label_sealed);
  return sealChildLabel(key, { invitation_id: id, unit_id }, label);
}

/**
 * Adds a child to an invitation; the invitation's responsible worker is the child's.
 * @returns the child's new pseudonym
 */
export async function join(
  services: Pick<Services, 'binder'>,
  trx: Db,
  childId: string,
  invitation: Locked,
  label_sealed: Buffer | null,
  now: Date,
): Promise<string> {
  const { id, unit_id } = invitation;
  const row = {
    account_id: childId,
    invitation_id: id,
    unit_id,
    accepted: toTheDay(now),
    left_at: null,
    last_activity: toTheDay(now),
    label_sealed,
  };
  let pseudonym: string | undefined;
  while (pseudonym === undefined) {
    const stored = await trx
      .insertInto('acceptances')
      .values({ ...row, pseudonym: newCode() })
      .onConflict((conflict) => conflict.column('pseudonym').doNothing())
      .returning('pseudonym')
      .executeTakeFirst();
    pseudonym = stored?.pseudonym;
  }
  await assignNewChild(services, trx, row, invitation);
  await trx
    .updateTable('invitations')
    // A label that was handed on is deleted with the child, so it does not stay here.
    .set((eb) => ({ accepted: eb('accepted', '+', 1), ...(label_sealed ? { label_sealed: null } : {}) }))
    .where('id', '=', id)
    .execute();
  return pseudonym;
}

/** Lets a child that left take part again. */
export async function comeBack(trx: Db, childId: string, invitationId: string): Promise<void> {
  await trx
    .updateTable('acceptances')
    .set({ left_at: null })
    .where('account_id', '=', childId)
    .where('invitation_id', '=', invitationId)
    .execute();
}
