import { IS_ALIVE, IS_READY, READ_OPENAPI } from '@lykta/domain/calls';
import type { App } from '../../fastify.ts';
import { routeOf } from '../../http/route.ts';
import { busy } from '../../problem.ts';
import { devOutboxRoute } from './dev-outbox.ts';
import { isReady } from './ready.ts';
import { securityTextRoute } from './security-text.ts';
import type { Services } from '../../services.ts';

/** Routes for the people who operate the server. */
export function operationsRoutes(app: App, services: Services): void {
  const { db } = services;
  devOutboxRoute(app, services);
  securityTextRoute(app, services);

  app.route({
    ...routeOf(IS_ALIVE),
    handler: async () => ({
      status: 'ok' as const,
    }),
  });

  let checking: Promise<boolean> | undefined;
  app.route({
    ...routeOf(IS_READY),
    handler: async () => {
      if (app.leaving.hasBegun) throw busy(2);
      // Requests during a running check share its result, so that many requests cause only one check at a time.
      checking ??= isReady(db, services.clock()).finally(() => (checking = undefined));
      if (!(await checking)) throw busy(2);
      return { status: 'ok' as const };
    },
  });

  let description: Record<string, unknown> | undefined;
  app.route({
    ...routeOf(READ_OPENAPI),
    handler: async () => (description ??= app.swagger() as unknown as Record<string, unknown>),
  });
}
