import { LOCK_NOW, SET_LOCK, UNLOCK } from '@lykta/domain/calls';
import type { Db } from '../../database/connect.ts';
import type { App } from '../../fastify.ts';
import { routeOf } from '../../http/route.ts';
import { problem } from '../../problem.ts';
import { isMarkOf, markFor } from '../../security/child-marks.ts';
import { unlockSession } from '../../security/child-locks.ts';
import type { Child } from '../../security/child-sessions.ts';
import { childOf } from '../../security/policies.ts';
import type { Services } from '../../services.ts';
import { guardedChange } from './guarded-change.ts';

const MOST_TRIES = 5;

/** The app lock, a four-digit PIN (docs/api.md, The lock): set it, lock now, and unlock. */
export function lockRoutes(app: App, services: Services): void {
  const { db, clock, rateLimits } = services;

  app.route({
    ...routeOf(SET_LOCK),
    handler: async (request, reply) => {
      const child = childOf(request);
      const { pin } = request.body;
      // Every change of the lock sends a message to the address, so the number of changes is limited.
      await rateLimits.take('new-lock', child.id);
      const lock_hmac = pin === null ? null : markFor(child.key, 'lock', pin);
      const set = async (tx: Db) => {
        await tx.updateTable('accounts').set({ lock_hmac }).where('id', '=', child.id).execute();
        await unlockSession(tx, child, clock());
      };
      // A new PIN would open what the old PIN protects, so the change is guarded like turning the lock off.
      if (child.lock) await guardedChange(services, request, set);
      else if (pin !== null) await db.transaction().execute(set);
      return reply.code(204).send();
    },
  });

  app.route({
    ...routeOf(LOCK_NOW),
    handler: async (request, reply) => {
      const { lock, tokenHash } = childOf(request);
      if (lock) {
        await db.updateTable('sessions').set({ locked: true }).where('token_hash', '=', tokenHash).execute();
      }
      return reply.code(204).send();
    },
  });

  app.route({
    ...routeOf(UNLOCK),
    handler: async (request, reply) => {
      const child = childOf(request);
      if (child.lock) await unlock(child, request.body.pin);
      return reply.code(204).send();
    },
  });

  async function unlock(child: Child, pin: string): Promise<void> {
    const tries = await countTry(child);
    const account = await db
      .selectFrom('accounts')
      .select('lock_hmac')
      .where('id', '=', child.id)
      .executeTakeFirst();
    const isRight = account?.lock_hmac != null && isMarkOf(child.key, 'lock', pin, account.lock_hmac);
    if (!isRight) throw problem(tries < MOST_TRIES ? 'wrong-pin' : 'confirm-password');
    await unlockSession(db, child, clock());
  }

  /** Counts the try before checking it, so that parallel tries cannot exceed the limit. */
  async function countTry({ tokenHash }: Child): Promise<number> {
    const session = await db
      .updateTable('sessions')
      .set((eb) => ({ lock_tries: eb('lock_tries', '+', 1) }))
      .where('token_hash', '=', tokenHash)
      .where('lock_tries', '<', MOST_TRIES)
      .returning('lock_tries')
      .executeTakeFirst();
    if (!session) throw problem('confirm-password');
    return session.lock_tries;
  }
}
