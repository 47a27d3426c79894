import { ClientSession, ConfirmPassword, SignOut } from '@lykta/domain';
import { z } from 'zod';
import type { App } from '../../fastify.ts';
import { problem } from '../../http/problem.ts';
import { endChildSessions, forgetCookie } from '../../security/child-sessions.ts';
import { isPassword } from '../../security/passwords.ts';
import { childOf } from '../../security/policies.ts';
import type { Services } from '../../services.ts';
import { sessionReply } from './session-reply.ts';

/** The session itself: GET clients, POST clients/logout, POST clients/confirm (docs/product.md §7). */
export function sessionRoutes(app: App, { db, clock, rateLimits }: Services): void {
  app.get(
    '/clients',
    { config: { policy: 'child-legacy' }, schema: { response: { 200: ClientSession } } },
    async (request) => sessionReply(db, childOf(request)),
  );

  app.post(
    '/clients/logout',
    { config: { policy: 'child-legacy' }, schema: { body: SignOut, response: { 204: z.undefined() } } },
    async (request, reply) => {
      const child = childOf(request);
      const { deviceId, everywhere = false } = request.body;
      await endChildSessions(db, child, everywhere);
      const devices = db.deleteFrom('notification_tokens').where('account_id', '=', child.id);
      if (everywhere) await devices.execute();
      else if (deviceId !== undefined) await devices.where('device_id', '=', deviceId).execute();
      forgetCookie(request, reply);
      return reply.code(204).send();
    },
  );

  app.post(
    '/clients/confirm',
    { config: { policy: 'child' }, schema: { body: ConfirmPassword, response: { 204: z.undefined() } } },
    async (request, reply) => {
      const child = childOf(request);
      await rateLimits.begin('confirm-account', child.id);
      const account = await db
        .selectFrom('accounts')
        .select('password_hash')
        .where('id', '=', child.id)
        .executeTakeFirst();
      if (!(await isPassword(request.body.password, account?.password_hash)))
        throw problem('wrong-credentials');
      await rateLimits.succeeded('confirm-account', child.id);
      await db
        .updateTable('sessions')
        .set({ confirmed: clock() })
        .where('token_hash', '=', child.tokenHash)
        .execute();
      return reply.code(204).send();
    },
  );
}
