import { AcceptInvitation, Id, Invitation, Invitations, Reading, ShowFigure, TypedCode } from '@lykta/domain';
import { z } from 'zod';
import type { App } from '../../fastify.ts';
import { Problem } from '../../http/problem.ts';
import { childOf } from '../../security/policies.ts';
import type { Services } from '../../services.ts';
import { acceptInvitation, declineInvitation, findByCode, leaveInvitation, showFigure } from './accept.ts';
import { listInvitations } from '../../records/invitations.ts';
import { listReadings } from './readings.ts';

const ById = z.strictObject({ id: Id });
const nothing = { 204: z.undefined() };
const config = { policy: 'child' } as const;

/** Invitations to a child: docs/product.md §7, the calls under clients/invitations; and who read what was sent. */
export function invitationRoutes(app: App, services: Services): void {
  const { db, clock } = services;
  app.get(
    '/clients/invitations',
    {
      config,
      schema: {
        querystring: z.strictObject({ code: TypedCode.optional() }),
        response: { 200: z.union([Invitations, Invitation]) },
      },
    },
    async (request) => {
      const { id } = childOf(request);
      const { code } = request.query;
      if (code === undefined) return listInvitations(db, id);
      return countingWrongCodes(services, id, () => findByCode(db, code));
    },
  );

  app.put(
    '/clients/invitations/accepted',
    { config, schema: { body: AcceptInvitation, response: nothing } },
    async (request, reply) => {
      const { id } = childOf(request);
      await countingWrongCodes(services, id, () => acceptInvitation(db, id, request.body, clock()));
      return reply.code(204).send();
    },
  );

  app.delete(
    '/clients/invitations/pending/:id',
    { config, schema: { params: ById, response: nothing } },
    async (request, reply) => {
      await declineInvitation(db, childOf(request).id, request.params.id);
      return reply.code(204).send();
    },
  );

  app.delete(
    '/clients/invitations/accepted/:id',
    { config, schema: { params: ById, response: nothing } },
    async (request, reply) => {
      await leaveInvitation(db, childOf(request).id, request.params.id, clock());
      return reply.code(204).send();
    },
  );

  app.put(
    '/clients/invitations/accepted/:id/figure',
    { config, schema: { params: ById, body: ShowFigure, response: nothing } },
    async (request, reply) => {
      await showFigure(db, childOf(request).id, request.params.id, request.body.show);
      return reply.code(204).send();
    },
  );

  app.get('/clients/readings', { config, schema: { response: { 200: z.array(Reading) } } }, async (request) =>
    listReadings(db, childOf(request).id),
  );
}

/**
 * Codes are short: after ten wrong ones in an hour no more are tried for this child. Each counts from its beginning, so
 * that many at once can't slip through; what was no wrong code is taken back.
 */
async function countingWrongCodes<T>(
  { rateLimits }: Services,
  childId: string,
  work: () => Promise<T>,
): Promise<T> {
  await rateLimits.take('invitation-code', childId);
  let wrong = false;
  try {
    return await work();
  } catch (error) {
    wrong = error instanceof Problem && error.code === 'code-not-found';
    throw error;
  } finally {
    if (!wrong) await rateLimits.giveBack('invitation-code', childId);
  }
}
