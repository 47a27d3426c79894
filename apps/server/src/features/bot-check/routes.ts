import {
  IS_BOT_CHECK_ON,
  READ_CHALLENGE,
  READ_STAFF_CHALLENGE,
  VERIFY_CHALLENGE,
  VERIFY_STAFF_CHALLENGE,
} from '@lykta/domain/calls';
import type { App } from '../../fastify.ts';
import { routeOf } from '../../http/route.ts';
import { notFound } from '../../problem.ts';
import type { Services } from '../../services.ts';
import { acceptedLanguage } from '../../messages/message.ts';
import type { BotCheck } from '../../security/bot-check/bot-check.ts';

/**
 * Routes of the bot-check: GET clients/challenge and the related calls (docs/product.md §7). Staff use staff/challenge,
 * because the viewer may not call clients/*.
 */
export function botCheckRoutes(app: App, services: Services, botCheck: BotCheck): void {
  const requireOn = () => {
    if (!services.config.botCheck) throw notFound();
  };

  app.route({
    ...routeOf(READ_CHALLENGE),
    handler: async (request) => {
      requireOn();
      const { purpose, ticket } = request.query;
      return botCheck.create(purpose, ticket, acceptedLanguage(request.headers['accept-language']));
    },
  });

  app.route({
    ...routeOf(READ_STAFF_CHALLENGE),
    handler: async (request) => {
      requireOn();
      const { purpose, ticket } = request.query;
      return botCheck.create(purpose, ticket, acceptedLanguage(request.headers['accept-language']));
    },
  });

  app.route({
    ...routeOf(IS_BOT_CHECK_ON),
    handler: async (_request, reply) => {
      requireOn();
      return reply.code(204).send();
    },
  });

  for (const name of [VERIFY_CHALLENGE, VERIFY_STAFF_CHALLENGE] as const) {
    app.route({
      ...routeOf(name),
      handler: async (request) => {
        requireOn();
        const { payload, code = '' } = request.body;
        const verdict = await botCheck.verifyCode(payload, code);
        return { payload, ...verdict };
      },
    });
  }
}
