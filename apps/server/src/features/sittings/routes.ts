import {
  ADD_CHILD,
  CLOSE_SITTING,
  JOIN_SITTING,
  READ_SITTING,
  SAVE_SITTING,
  SEND_SITTING,
  START_SITTING,
  STOP_SITTING,
  WATCH_SITTING,
} from '@lykta/domain/calls';
import type { FormCatalogue } from '../../catalogue/form-catalogue.ts';
import type { App } from '../../fastify.ts';
import { routeOf } from '../../http/route.ts';
import { memberOf, sittingOf } from '../../security/policies.ts';
import type { Services } from '../../services.ts';
import { addChild } from './add-child.ts';
import { joinSitting, readSitting, saveSitting } from './answer-sitting.ts';
import { sendSitting } from './send-sitting.ts';
import { endSitting, startSitting, stateOfSitting, stopSitting } from './start-sitting.ts';

/** Routes for forms that a worker and a child answer at one screen (decision 92). */
export function sittingRoutes(app: App, services: Services, catalogue: FormCatalogue): void {
  app.route({
    ...routeOf(ADD_CHILD),
    handler: async (request) => addChild(services, memberOf(request), request.params.id),
  });
  app.route({
    ...routeOf(START_SITTING),
    handler: async (request) =>
      startSitting(services, memberOf(request), { ...request.params, ...request.body }),
  });
  app.route({
    ...routeOf(WATCH_SITTING),
    handler: async (request) => stateOfSitting(services, memberOf(request), request.params.id),
  });
  app.route({
    ...routeOf(STOP_SITTING),
    handler: async (request, reply) => {
      await stopSitting(services, memberOf(request), request.params.id);
      return reply.code(204).send();
    },
  });

  app.route({
    ...routeOf(JOIN_SITTING),
    handler: async (request) => joinSitting(services, catalogue, request.body.code, request.address),
  });
  app.route({
    ...routeOf(READ_SITTING),
    handler: async (request) => readSitting(services, catalogue, sittingOf(request)),
  });
  app.route({
    ...routeOf(SAVE_SITTING),
    handler: async (request, reply) => {
      await saveSitting(services, catalogue, sittingOf(request), request.body);
      return reply.code(204).send();
    },
  });
  app.route({
    ...routeOf(SEND_SITTING),
    handler: async (request) => sendSitting({ ...services, catalogue }, sittingOf(request)),
  });
  app.route({
    ...routeOf(CLOSE_SITTING),
    handler: async (request, reply) => {
      await endSitting(services.db, sittingOf(request).row.id);
      return reply.code(204).send();
    },
  });
}
