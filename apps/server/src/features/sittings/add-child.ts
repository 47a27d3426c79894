import { dayOf, type AddedChild } from '@lykta/domain';
import { authorizeInvitation } from '../../access/visible-units.ts';
import { problem } from '../../problem.ts';
import { writeAudit } from '../../records/audit.ts';
import { makeCodeAccount } from '../../records/code-accounts.ts';
import { handedOn, join, lockInvitation } from '../../records/joining.ts';
import type { Member } from '../../security/staff-sessions.ts';
import type { Services } from '../../services.ts';

/**
 * Adds a child without a phone or an address to an invitation. It is asked what the invitation's children are asked,
 * and answers in sittings; before the first one it says itself whether it wants to.
 * @throws {Problem} 403 for a member of another unit; 409 while paused, after closing, and when the invitation is full
 */
export async function addChild(services: Services, member: Member, id: string): Promise<AddedChild> {
  const now = services.clock();
  const invited = await authorizeInvitation(services.db, member, id);
  if (!invited.own) throw problem('not-allowed');
  return services.db.transaction().execute(async (trx) => {
    const invitation = await lockInvitation(trx, '', { code: invited.code }, dayOf(now));
    if (invitation.status !== 'active') throw problem(`invitation-${invitation.status}`);
    if (invitation.accepted >= invitation.max_clients) throw problem('invitation-full');
    const key = await makeCodeAccount(services, trx);
    const child = { id: key.childId, key };
    const client = await join(
      services,
      trx,
      child.id,
      invitation,
      handedOn(services, child, invitation),
      now,
    );
    const event = { kind: 'child-added', organisation: member.organisationId, member: member.id } as const;
    await writeAudit(trx, { ...event, client, invitation: id }, now);
    return { client };
  });
}
