import { nextReminder, NotificationKey, PutNotificationToken } from '@lykta/domain';
import { z } from 'zod';
import type { App } from '../../fastify.ts';
import { notFound } from '../../http/problem.ts';
import { acceptedLanguage } from '../../messages/message.ts';
import { settleLedger, withLedger } from '../../records/ledgers.ts';
import { encryptNext } from '../../security/child-key.ts';
import { childOf } from '../../security/policies.ts';
import { dropOldestDevices } from '../../records/room.ts';
import type { Services } from '../../services.ts';

/** Reminders to a device: PUT clients/notifications/token and the key to subscribe with (docs/product.md §7). */
export function notificationRoutes(app: App, { config, db, clock }: Services): void {
  app.put(
    '/clients/notifications/token',
    { config: { policy: 'child' }, schema: { body: PutNotificationToken, response: { 204: z.undefined() } } },
    async (request, reply) => {
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
      // Which device this session is on: a change of the login leaves only that one its messages.
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
  );

  app.get(
    '/clients/notifications/key',
    { config: { policy: 'child' }, schema: { response: { 200: NotificationKey } } },
    async () => {
      if (!config.vapid) throw notFound();
      return { key: config.vapid.publicKey };
    },
  );
}
