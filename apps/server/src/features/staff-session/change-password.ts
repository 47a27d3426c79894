import { CHANGE_STAFF_PASSWORD } from '@lykta/domain/calls';
import type { App } from '../../fastify.ts';
import { routeOf } from '../../http/route.ts';
import { problem } from '../../problem.ts';
import { changeMemberRow, openMemberPassword, sealMemberPassword } from '../../security/members.ts';
import { requireGoodPassword } from '../../security/new-passwords.ts';
import { hashPassword, isPassword, turnOf } from '../../security/passwords.ts';
import { memberOf } from '../../security/policies.ts';
import type { Services } from '../../services.ts';
import { logPasswordChange } from './sign-in-log.ts';

/**
 * POST staff/password: sets a new password while signed in. Ends the member's other sessions and makes links to set a
 * password invalid.
 */
export function staffPasswordRoute(app: App, services: Services): void {
  const { db, rateLimits } = services;
  app.route({
    ...routeOf(CHANGE_STAFF_PASSWORD),
    handler: async (request, reply) => {
      const { id, tokenHash } = memberOf(request);
      const { current, password } = request.body;
      await rateLimits.begin('staff-password', id);
      const { email, password_sealed } = await db
        .selectFrom('members')
        .select(['email', 'password_sealed'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const turn = turnOf(request, 'staff');
      if (!(await isPassword(current, openMemberPassword(services, id, password_sealed), turn)))
        throw problem('wrong-credentials');
      await rateLimits.succeeded('staff-password', id);
      requireGoodPassword(password, (name) => name === email);
      const hash = await hashPassword(password, turn);
      await db.transaction().execute(async (trx) => {
        const changes = { password_sealed: sealMemberPassword(services, id, hash) };
        if (!(await changeMemberRow(services, trx, id, changes))) throw problem('not-signed-in');
        await trx.deleteFrom('reset_tokens').where('member_id', '=', id).execute();
        await trx
          .deleteFrom('staff_sessions')
          .where('member_id', '=', id)
          .where('token_hash', '!=', tokenHash)
          .execute();
        await logPasswordChange(services, trx, id);
      });
      return reply.code(204).send();
    },
  });
}
