import type { FastifyRequest } from 'fastify';
import type { Db } from '../../database/connect.ts';
import { acceptedLanguage } from '../../messages/message.ts';
import { lockChild } from '../../records/lock.ts';
import { keepLogin } from '../../records/login-undos.ts';
import { endOtherSessions, requireSession } from '../../records/other-sessions.ts';
import { childOf } from '../../security/policies.ts';
import type { Services } from '../../services.ts';
import { requireConfirmed } from './confirmed.ts';

/**
 * Changes how a child gets in: another name, another password, the lock turned off (docs/api.md, Changing the login).
 * The password must have been typed lately; other sessions and devices lose their access, and the earlier address is
 * told, with a link that brings the earlier login back.
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
