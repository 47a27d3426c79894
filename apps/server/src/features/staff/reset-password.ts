import { FinishStaffReset, StartStaffReset } from '@lykta/domain';
import { z } from 'zod';
import type { Db } from '../../database/connect.ts';
import type { App } from '../../fastify.ts';
import { invalidInput, problem } from '../../http/problem.ts';
import { enqueue } from '../../messages/outbox.ts';
import { bearerToken } from '../../security/cookies.ts';
import { requireGoodPassword } from '../../security/new-passwords.ts';
import { hashPassword, turnOf } from '../../security/passwords.ts';
import { deviceMark } from '../../security/devices.ts';
import { boundMember, changeMemberRow, sealMemberPassword } from '../../security/members.ts';
import { createResetToken, findResetToken, spendResetToken } from '../../security/reset-tokens.ts';
import { kinds, type Tries } from '../../security/tries.ts';
import { logPasswordChange } from './sign-in-log.ts';
import type { Services } from '../../services.ts';

const RESET_MS = 30 * 60_000;
/** Somebody who was just made a member may be on leave. */
const WELCOME_MS = 7 * 24 * 60 * 60_000;
export const RESET_PATH = '/resetpwd';
const nothing = { 204: z.undefined() };

/** A forgotten or first password of a member: like the child's, at staff/resetpwd. */
export function staffResetRoutes(app: App, services: Services, tries: Tries): void {
  const { config, db, devices, rateLimits } = services;

  app.post(
    '/staff/resetpwd/start',
    { config: { policy: 'public' }, schema: { body: StartStaffReset, response: nothing } },
    async (request, reply) => {
      const { redirect, altcha } = request.body;
      const email = request.body.email.toLowerCase();
      const page = new URL(redirect);
      if (!config.origins.viewer.includes(page.origin) || page.pathname !== RESET_PATH) {
        throw invalidInput({ path: 'redirect', message: 'not-ours' });
      }
      const asked = { name: `staff ${email}`, marks: [deviceMark(email)], altcha };
      const attempt = await tries.begin(request, kinds.staffReset, asked);
      if (!attempt.onDevice) await rateLimits.take('reset-name', asked.name);
      await db
        .transaction()
        .execute((trx) => sendPasswordLink(services, trx, email, `${page.origin}${RESET_PATH}`, RESET_MS));
      return reply.code(204).send();
    },
  );

  app.post(
    '/staff/resetpwd',
    { config: { policy: 'reset-token' }, schema: { body: FinishStaffReset, response: nothing } },
    async (request, reply) => {
      const token = bearerToken(request);
      const owner = token === undefined ? null : await findResetToken(services, db, token);
      if (token === undefined || !owner?.memberId) throw problem('link-expired');
      const member = await db
        .selectFrom('members')
        .select('email')
        .where('id', '=', owner.memberId)
        .executeTakeFirst();
      requireGoodPassword(request.body.password, (name) => name === member?.email);
      const passwordHash = await hashPassword(request.body.password, turnOf(request, 'staff'));
      const { email } = await db.transaction().execute(async (trx) => {
        const memberId = (await spendResetToken(services, trx, token))?.memberId;
        if (!memberId) throw problem('link-expired');
        const password_sealed = sealMemberPassword(services, memberId, passwordHash);
        if (!(await changeMemberRow(services, trx, memberId, { password_sealed })))
          throw problem('link-expired');
        await trx.deleteFrom('staff_sessions').where('member_id', '=', memberId).execute();
        await logPasswordChange(services, trx, memberId);
        return trx.selectFrom('members').select('email').where('id', '=', memberId).executeTakeFirstOrThrow();
      });
      // Whoever had the link has shown that the account is theirs: nobody who guesses makes them wait to sign in.
      devices.remember(request, reply, 'staff', deviceMark(email));
      return reply.code(204).send();
    },
  );
}

/** Sends a new member the link to set a password. */
export async function sendWelcome(services: Services, trx: Db, email: string, page: string): Promise<void> {
  await sendPasswordLink(services, trx, email.toLowerCase(), page, WELCOME_MS);
}

/** Sends the link if there is such a member; takes as long if there is none. */
async function sendPasswordLink(
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
  // An address that somebody else has written gets no link.
  const member = found && services.binder.holds('member', boundMember(found), found.mark) ? found : undefined;
  const token = member ? await createResetToken(services, trx, { member_id: member.id }, expires) : null;
  const message =
    member && token
      ? ({
          kind: 'member',
          to: email,
          language: 'sv',
          link: `${page}#token=${token}`,
          owner: member.owner,
        } as const)
      : null;
  await enqueue(services, trx, { to: email, message, expires });
}
