import { dayOf } from '@lykta/domain';
import { DELETE_ACCOUNT } from '@lykta/domain/calls';
import type { Db } from '../../database/connect.ts';
import type { App } from '../../fastify.ts';
import { routeOf } from '../../http/route.ts';
import { notFound } from '../../problem.ts';
import { clearSessionCookie } from '../../security/child-sessions.ts';
import { childOf } from '../../security/policies.ts';
import type { Services } from '../../services.ts';
import { noteDeletedChildren } from '../../records/deleted-children.ts';
import { forgetAnswers } from '../../counts/forget-answers.ts';
import { requireConfirmed } from '../../security/confirmed.ts';

/**
 * DELETE clients/{id}?keepAnswers (docs/product.md §7): deletes everything except published figures, which identify no
 * child.
 */
export function deleteAccountRoute(app: App, { db, clock, countKeys, devices }: Services): void {
  app.route({
    ...routeOf(DELETE_ACCOUNT),
    handler: async (request, reply) => {
      const child = childOf(request);
      if (request.params.id !== child.id) throw notFound();
      requireConfirmed(child, clock());
      await db.transaction().execute(async (tx) => {
        await forgetAnswers(tx, countKeys, child);
        await erase(tx, child.id, dayOf(clock()));
      });
      clearSessionCookie(request, reply);
      devices.forget(request, reply, 'child');
      return reply.code(204).send();
    },
  });
}

/** Deletes the key and every row. The tombstone makes a restored backup delete the account again. */
async function erase(tx: Db, accountId: string, today: string): Promise<void> {
  await tx
    .insertInto('tombstones')
    .values({ account_id: accountId, deleted: today })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await noteDeletedChildren(tx, [accountId]);
  await tx.deleteFrom('accounts').where('id', '=', accountId).execute();
}
