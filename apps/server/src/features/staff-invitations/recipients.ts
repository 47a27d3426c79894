import { DAY_MS, normaliseUsername } from '@lykta/domain';
import type { Db } from '../../database/connect.ts';
import { invalidInput } from '../../problem.ts';
import { pushInvitation } from '../../messages/devices.ts';
import { enqueue } from '../../messages/outbox.ts';
import type { Services } from '../../services.ts';
import { findAccount } from '../../records/accounts.ts';

const LINK_DAYS = 30;

/** Returns the addresses in normalised form without duplicates. @throws {Problem} 400 naming each invalid address */
export function readRecipients(typed: readonly string[]): string[] {
  const names = typed.map(normaliseUsername);
  const faults = names.flatMap((name, index) =>
    name === undefined ? [{ path: `recipients.${index}`, message: 'not-a-username' }] : [],
  );
  if (faults.length > 0) throw invalidInput(...faults);
  return [...new Set(names.filter((name) => name !== undefined))];
}

/**
 * Invites people by address. The address gets the link; an account that has verified the address gets the invitation
 * now, or when it verifies the address later. The server then forgets the address.
 */
export async function inviteByAddress(
  services: Services,
  trx: Db,
  { id, owner, link }: { id: string; owner: string; link: string },
  recipients: readonly string[],
): Promise<void> {
  const expires = new Date(services.clock().getTime() + LINK_DAYS * DAY_MS);
  for (const to of recipients) {
    const account = await findAccount(trx, services, services.usernames.all(to));
    if (account?.verified) {
      await trx
        .insertInto('pending_invitations')
        .values({ account_id: account.id, invitation_id: id })
        .execute();
      await pushInvitation(services, trx, account.id, expires);
    } else {
      await trx
        .insertInto('invitation_recipients')
        .values({ invitation_id: id, ...services.usernames.of(to) })
        .execute();
    }
    const message = { kind: 'invitation', to, language: 'sv', link, owner } as const;
    await enqueue(services, trx, { to, message, expires, accountId: account?.id ?? null });
  }
}
