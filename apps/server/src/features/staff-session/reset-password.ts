import { MINUTE_MS } from '@lykta/domain';
import { FINISH_STAFF_RESET, START_STAFF_RESET } from '@lykta/domain/calls';
import type { App } from '../../fastify.ts';
import { routeOf } from '../../http/route.ts';
import { invalidInput, problem } from '../../problem.ts';
import { RESET_PATH, sendPasswordLink } from '../../messages/password-link.ts';
import { bearerToken } from '../../security/cookies.ts';
import { requireGoodPassword } from '../../security/new-passwords.ts';
import { hashPassword, turnOf } from '../../security/passwords.ts';
import { deviceMark } from '../../security/devices.ts';
import { changeMemberRow, sealMemberPassword } from '../../security/members.ts';
import { findResetToken, spendResetToken } from '../../security/reset-tokens.ts';
import { kinds, type Tries } from '../../security/tries.ts';
import { logPasswordChange } from './sign-in-log.ts';
import type { Services } from '../../services.ts';

const RESET_MS = 30 * MINUTE_MS;

/** Routes for a member's first or forgotten password: like the child's, at staff/resetpwd. */
export function staffResetRoutes(app: App, services: Services, tries: Tries): void {
  const { config, db, devices, rateLimits } = services;

  app.route({
    ...routeOf(START_STAFF_RESET),
    handler: async (request, reply) => {
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
  });

  app.route({
    ...routeOf(FINISH_STAFF_RESET),
    handler: async (request, reply) => {
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
      // The link proves that the account belongs to this person, so this browser gets its own tries: other people's
      // guesses do not delay it.
      devices.remember(request, reply, 'staff', deviceMark(email));
      return reply.code(204).send();
    },
  });
}
