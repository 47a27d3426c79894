import { nextReminder } from '@lykta/domain';
import { READ_NOTIFICATION_KEY, SET_NOTIFICATION_TOKEN } from '@lykta/domain/calls';
import type { App } from '../../fastify.ts';
import { routeOf } from '../../http/route.ts';
import { notFound } from '../../problem.ts';
import { acceptedLanguage } from '../../messages/message.ts';
import { settleLedger, withLedger } from '../../records/ledgers.ts';
import { encryptNext } from '../../security/child-key.ts';
import { childOf } from '../../security/policies.ts';
import { dropOldestDevices } from '../../records/room.ts';
import type { Services } from '../../services.ts';

/**
 * Routes for reminders on a device: PUT clients/notifications/token and the public key to subscribe with
 * (docs/product.md §7).
 */
export function notificationRoutes(app: App, { config, db, clock }: Services): void {
  app.route({
    ...routeOf(SET_NOTIFICATION_TOKEN),
    handler: async (request, reply) => {
      const child = childOf(request);
      const {
        token,
        deviceId,
        language = acceptedLanguage(request.headers['accept-language']),
      } = request.body;
      const device = { account_id: child.id, device_id: deviceId };
      if (token === null) {
        await db
          .deleteFrom('notification_tokens')
          .where('account_id', '=', child.id)
          .where('device_id', '=', deviceId)
          .execute();
        return reply.code(204).send();
      }
      const stored = {
        sealed: encryptNext(child.key, { table: 'notification_tokens', row: deviceId }, token),
        language,
        schedule_start: clock(),
        next_reminder: nextReminder(clock(), clock(), Math.random)?.at ?? null,
      };
      // Stores which device this session uses: after a change of the login only that device keeps getting messages.
      await db
        .updateTable('sessions')
        .set({ device_id: deviceId })
        .where('token_hash', '=', child.tokenHash)
        .execute();
      const written = await withLedger(db, child.key)
        .insertInto('notification_tokens')
        .values({ ...device, ...stored })
        .onConflict((conflict) => conflict.columns(['account_id', 'device_id']).doUpdateSet(stored))
        .returning((eb) => eb.selectFrom('moved').select('ledger_clock').as('moved'))
        .executeTakeFirst();
      await settleLedger(db, child.key, written?.moved != null);
      await dropOldestDevices(db, child.id);
      return reply.code(204).send();
    },
  });

  app.route({
    ...routeOf(READ_NOTIFICATION_KEY),
    handler: async () => {
      if (!config.vapid) throw notFound();
      return { key: config.vapid.publicKey };
    },
  });
}
