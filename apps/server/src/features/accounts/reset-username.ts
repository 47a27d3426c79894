import { CHANGE_USERNAME } from '@lykta/domain/calls';
import type { Db } from '../../database/connect.ts';
import type { App } from '../../fastify.ts';
import { routeOf } from '../../http/route.ts';
import { problem } from '../../problem.ts';
import { changeLogin, findAccount, isTaken } from '../../records/accounts.ts';
import { sealAddress } from '../../records/login-address.ts';
import { lockChild } from '../../access/lock.ts';
import { isKeptForAnother } from '../../records/kept-names.ts';
import { endAllSessions, requireSession } from '../../records/other-sessions.ts';
import { clearSessionCookie, type Child } from '../../security/child-sessions.ts';
import { childOf } from '../../security/policies.ts';
import type { Services } from '../../services.ts';
import { guardedChange } from './guarded-change.ts';
import { requireConfirmed } from '../../security/confirmed.ts';

/**
 * POST clients/resetusername (docs/product.md §7): sets a new phone number or address, which is not verified. An
 * imported login becomes a normal one and is signed out, so that the child signs in with the new name.
 */
export function resetUsernameRoute(app: App, services: Services): void {
  const { db, clock, devices, usernames, rateLimits } = services;

  app.route({
    ...routeOf(CHANGE_USERNAME),
    handler: async (request, reply) => {
      const child = childOf(request);
      const { username } = request.body;
      // The reply says whether a name is taken, so the number of calls is limited.
      await rateLimits.take('new-username', child.id);
      if (!child.legacy) requireConfirmed(child, clock());
      const owner = await findAccount(db, services, usernames.all(username));
      if (owner && owner.id !== child.id) throw problem('username-taken');
      if (owner) return reply.code(204).send();
      try {
        if (child.legacy) await db.transaction().execute((tx) => moveLegacy(tx, child, username));
        else await guardedChange(services, request, (tx) => rename(tx, child, username, clock()));
      } catch (error) {
        throw isTaken(error) ? problem('username-taken') : error;
      }
      if (child.legacy) clearSessionCookie(request, reply);
      else devices.remember(request, reply, 'child', usernames.of(username).username_hmac);
      return reply.code(204).send();
    },
  });

  async function moveLegacy(tx: Db, child: Child, username: string): Promise<void> {
    await lockChild(tx, child.id);
    await requireSession(tx, child);
    await rename(tx, child, username, null);
    await endAllSessions(tx, child.id);
  }

  /** @param changed time of the change; null for an imported login, which had no address before */
  async function rename(tx: Db, { id, key }: Child, username: string, changed: Date | null): Promise<void> {
    const whole = { legacy: false, legacy_link_hash: null, verified: false };
    await changeLogin(tx, services, id, { ...usernames.of(username), ...whole });
    await tx
      .updateTable('accounts')
      .set({ address_sealed: sealAddress(key, username), name_changed: changed })
      .where('id', '=', id)
      .execute();
    if (await isKeptForAnother(tx, usernames.all(username), id, clock())) throw problem('username-taken');
  }
}
