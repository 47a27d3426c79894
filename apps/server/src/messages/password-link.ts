import { DAY_MS } from '@lykta/domain';
import type { Db } from '../database/connect.ts';
import { boundMember } from '../security/members.ts';
import { passwordsAreOff } from '../security/password-sign-in.ts';
import { createResetToken } from '../security/reset-tokens.ts';
import type { Services } from '../services.ts';
import { enqueue } from './outbox.ts';

/** How long a new member's first link works: long, because a member may be on leave. */
export const WELCOME_MS = 7 * DAY_MS;
/** The page of the answers viewer where a member sets a password. */
export const RESET_PATH = '/resetpwd';

/** Sends a new member the link to set a password. */
export async function sendWelcome(services: Services, trx: Db, email: string, page: string): Promise<void> {
  await sendPasswordLink(services, trx, email.toLowerCase(), page, WELCOME_MS);
}

/** Sends the link if the member exists, and takes the same time if not. */
export async function sendPasswordLink(
  services: Services,
  trx: Db,
  email: string,
  page: string,
  lifeMs: number,
): Promise<void> {
  const expires = new Date(services.clock().getTime() + lifeMs);
  const found = await trx
    .selectFrom('members')
    .innerJoin('organisations', 'organisations.id', 'members.organisation_id')
    .selectAll('members')
    .select('organisations.name as owner')
    .where('email', '=', email)
    .where('active', '=', true)
    .executeTakeFirst();
  // No link goes to an address that this server did not write.
  const member = found && services.binder.holds('member', boundMember(found), found.mark) ? found : undefined;
  const isOff = member && (await passwordsAreOff(services, trx, member.organisation_id));
  const token =
    member && !isOff ? await createResetToken(services, trx, { member_id: member.id }, expires) : null;
  const message =
    member && token
      ? ({
          kind: 'member',
          to: email,
          language: member.language,
          link: `${page}#token=${token}`,
          owner: member.owner,
        } as const)
      : null;
  await enqueue(services, trx, { to: email, message, expires });
}
