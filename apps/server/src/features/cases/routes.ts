import {
  CHANGE_CASE_WORKERS,
  HAND_OVER_CASES,
  LIST_COLLEAGUES,
  LIST_NOTICES,
  READ_CASE_WORKERS,
  SEE_NOTICES,
} from '@lykta/domain/calls';
import type { App } from '../../fastify.ts';
import { routeOf } from '../../http/route.ts';
import { viewerOf } from '../../access/case-access.ts';
import { listNotices, seeNotices } from '../../records/case-notices.ts';
import { findClient } from '../../records/staff-clients.ts';
import { authorizeInvitation, visibleUnits } from '../../access/visible-units.ts';
import { memberOf } from '../../security/policies.ts';
import type { Member } from '../../security/staff-sessions.ts';
import type { Services } from '../../services.ts';
import { answerBackRoute } from './answer-back.ts';
import { changeCase, readCase, type OneCase } from './change-case.ts';
import { listColleagues } from '../../access/colleagues.ts';
import { handOver } from './hand-over.ts';
import { readingRoute } from './readings.ts';

/** Routes for who works with a child's case (decision 68). */
export function caseRoutes(app: App, services: Services): void {
  const { db } = services;
  const find = async (member: Member, { id, client }: { id: string; client: string }): Promise<OneCase> => {
    const invitation = await authorizeInvitation(db, member, id);
    const account_id = await findClient(db, invitation.id, client);
    return { account_id, invitation_id: invitation.id, invitation, client };
  };

  app.route({
    ...routeOf(READ_CASE_WORKERS),
    handler: async (request) => {
      const member = memberOf(request);
      return readCase(services, db, member, await find(member, request.params));
    },
  });

  app.route({
    ...routeOf(CHANGE_CASE_WORKERS),
    handler: async (request) => {
      const member = memberOf(request);
      const child = await find(member, request.params);
      await db.transaction().execute((trx) => changeCase(services, trx, member, child, request.body));
      return readCase(services, db, member, child);
    },
  });

  app.route({
    ...routeOf(HAND_OVER_CASES),
    handler: async (request, reply) => {
      const member = memberOf(request);
      await db.transaction().execute((trx) => handOver(services, trx, member, request.body));
      return reply.code(204).send();
    },
  });

  app.route({
    ...routeOf(LIST_COLLEAGUES),
    handler: async (request) => {
      const units = await visibleUnits(db, memberOf(request));
      return listColleagues(
        services,
        db,
        units.map(({ id }) => id),
      );
    },
  });

  noticeRoutes(app, services);
  readingRoute(app, services);
  answerBackRoute(app, services);
}

function noticeRoutes(app: App, services: Services): void {
  const { db } = services;

  app.route({
    ...routeOf(LIST_NOTICES),
    handler: async (request) => listNotices(db, services, await viewerOf(services, memberOf(request))),
  });

  app.route({
    ...routeOf(SEE_NOTICES),
    handler: async (request, reply) => {
      await seeNotices(db, memberOf(request).id, request.body.ids);
      return reply.code(204).send();
    },
  });
}
