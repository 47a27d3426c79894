import type { FastifyRequest } from 'fastify';
import type { Db } from '../../database/connect.ts';
import { acceptedLanguage } from '../../messages/message.ts';
import { lockChild } from '../../access/lock.ts';
import { keepLogin } from '../../records/login-undos.ts';
import { endOtherSessions, requireSession } from '../../records/other-sessions.ts';
import { childOf } from '../../security/policies.ts';
import type { Services } from '../../services.ts';
import { requireConfirmed } from '../../security/confirmed.ts';

/**
 * Changes how a child signs in: a new name, a new password, or the lock turned off (docs/api.md, Changing the login).
 * The password must have been typed recently. Other sessions and devices lose their access, and the previous address
 * gets a message with a link that restores the previous login.
 * @throws {Problem} 403 `confirm-password`
 */
export async function guardedChange(
  services: Services,
  request: FastifyRequest,
  change: (tx: Db) => Promise<void>,
): Promise<void> {
  const child = childOf(request);
  requireConfirmed(child, services.clock());
  await services.db.transaction().execute(async (tx) => {
    await lockChild(tx, child.id);
    await requireSession(tx, child);
    await keepLogin(services, tx, child, acceptedLanguage(request.headers['accept-language']));
    await change(tx);
    await endOtherSessions(tx, child);
  });
}
