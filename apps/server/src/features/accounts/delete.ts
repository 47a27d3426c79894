import { Id, dayOf } from '@lykta/domain';
import { z } from 'zod';
import type { Db } from '../../database/connect.ts';
import type { App } from '../../fastify.ts';
import { notFound } from '../../http/problem.ts';
import { forgetCookie } from '../../security/child-sessions.ts';
import { childOf } from '../../security/policies.ts';
import type { Services } from '../../services.ts';
import { forgetAnswers } from '../../records/forget-answers.ts';
import { requireConfirmed } from './confirmed.ts';

const Params = z.strictObject({ id: Id });
/** Asked for since before figures were published; both values do the same (docs/decisions/0049). */
const Query = z.strictObject({ keepAnswers: z.enum(['0', '1']) });

/** DELETE clients/{id}?keepAnswers (docs/product.md §7): everything goes but published figures, which hold no child. */
export function deleteAccountRoute(app: App, { db, clock, countKeys, devices }: Services): void {
  app.delete(
    '/clients/:id',
    {
      config: { policy: 'child' },
      schema: { params: Params, querystring: Query, response: { 204: z.undefined() } },
    },
    async (request, reply) => {
      const child = childOf(request);
      if (request.params.id !== child.id) throw notFound();
      requireConfirmed(child, clock());
      await db.transaction().execute(async (tx) => {
        await forgetAnswers(tx, countKeys, child);
        await erase(tx, child.id, dayOf(clock()));
      });
      forgetCookie(request, reply);
      devices.forget(request, reply, 'child');
      return reply.code(204).send();
    },
  );
}

/** Destroys the key and every row; the tombstone keeps a restored backup from bringing the child back. */
async function erase(tx: Db, accountId: string, today: string): Promise<void> {
  await tx.deleteFrom('accounts').where('id', '=', accountId).execute();
  await tx
    .insertInto('tombstones')
    .values({ account_id: accountId, deleted: today })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
