import { SetLock, Unlock } from '@lykta/domain';
import { z } from 'zod';
import type { Db } from '../../database/connect.ts';
import type { App } from '../../fastify.ts';
import { problem } from '../../http/problem.ts';
import { isMarkOf, markFor } from '../../security/child-marks.ts';
import { unlockSession } from '../../security/child-locks.ts';
import type { Child } from '../../security/child-sessions.ts';
import { childOf } from '../../security/policies.ts';
import type { Services } from '../../services.ts';
import { guardedChange } from './guarded-change.ts';

const MOST_TRIES = 5;
const nothing = { 204: z.undefined() };

/** The lock of the app, four digits (docs/api.md, The lock): setting it, locking at once, and unlocking. */
export function lockRoutes(app: App, services: Services): void {
  const { db, clock, rateLimits } = services;

  app.put(
    '/clients/lock',
    { config: { policy: 'child' }, schema: { body: SetLock, response: nothing } },
    async (request, reply) => {
      const child = childOf(request);
      const { pin } = request.body;
      // Each change of a lock is told to the address: nobody may make it many messages.
      await rateLimits.take('new-lock', child.id);
      const lock_hmac = pin === null ? null : markFor(child.key, 'lock', pin);
      const set = async (tx: Db) => {
        await tx.updateTable('accounts').set({ lock_hmac }).where('id', '=', child.id).execute();
        await unlockSession(tx, child, clock());
      };
      // Other digits open what the earlier ones kept shut: that is turning the earlier lock off.
      if (child.lock) await guardedChange(services, request, set);
      else if (pin !== null) await db.transaction().execute(set);
      return reply.code(204).send();
    },
  );

  app.post(
    '/clients/lock/now',
    { config: { policy: 'child-locked' }, schema: { response: nothing } },
    async (request, reply) => {
      const { lock, tokenHash } = childOf(request);
      if (lock) {
        await db.updateTable('sessions').set({ locked: true }).where('token_hash', '=', tokenHash).execute();
      }
      return reply.code(204).send();
    },
  );

  app.post(
    '/clients/unlock',
    { config: { policy: 'child-locked' }, schema: { body: Unlock, response: nothing } },
    async (request, reply) => {
      const child = childOf(request);
      if (child.lock) await unlock(child, request.body.pin);
      return reply.code(204).send();
    },
  );

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

  /** Counts a try before it is looked at, so that parallel ones can't slip through together. */
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
