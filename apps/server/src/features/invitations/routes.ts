import { AcceptInvitation, Id, Invitation, Invitations, Reading, ShowFigure, TypedCode } from '@lykta/domain';
import { z } from 'zod';
import type { App } from '../../fastify.ts';
import { childOf } from '../../security/policies.ts';
import type { Services } from '../../services.ts';
import { acceptInvitation, declineInvitation, findByCode, leaveInvitation, showFigure } from './accept.ts';
import { listInvitations } from '../../records/invitations.ts';
import { countingWrongCodes } from './wrong-codes.ts';
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
      return countingWrongCodes(services, request, () => findByCode(db, code));
    },
  );

  app.put(
    '/clients/invitations/accepted',
    { config, schema: { body: AcceptInvitation, response: nothing } },
    async (request, reply) => {
      const { id } = childOf(request);
      await countingWrongCodes(services, request, () => acceptInvitation(db, id, request.body, clock()));
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
