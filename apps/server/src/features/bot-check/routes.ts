import { BotCheckChallenge, botCheckPurposes, BotCheckVerdict, VerifyBotCheck } from '@lykta/domain';
import { z } from 'zod';
import type { App } from '../../fastify.ts';
import { notFound } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import { languageOf } from '../../messages/message.ts';
import type { BotCheck } from '../../security/bot-check/bot-check.ts';

const ChallengeQuery = z.strictObject({
  purpose: z.enum(botCheckPurposes),
  ticket: z.string().max(200).optional(),
});

/** The bot-check's calls: docs/product.md §7, GET clients/challenge and its neighbours. */
export function botCheckRoutes(app: App, { config }: Services, botCheck: BotCheck): void {
  const requireOn = () => {
    if (!config.botCheck) throw notFound();
  };

  app.get(
    '/clients/challenge',
    {
      config: { policy: 'public' },
      schema: { querystring: ChallengeQuery, response: { 200: BotCheckChallenge } },
    },
    async (request) => {
      requireOn();
      const { purpose, ticket } = request.query;
      return botCheck.create(purpose, ticket, languageOf(request.headers['accept-language']));
    },
  );

  app.get(
    '/clients/challenge/:purpose',
    {
      config: { policy: 'public' },
      schema: {
        params: z.strictObject({ purpose: z.enum(botCheckPurposes) }),
        response: { 204: z.undefined() },
      },
    },
    async (_request, reply) => {
      requireOn();
      return reply.code(204).send();
    },
  );

  app.post(
    '/clients/challenge/verify',
    {
      config: { policy: 'public' },
      schema: { body: VerifyBotCheck, response: { 200: BotCheckVerdict } },
    },
    async (request) => {
      requireOn();
      const { payload, code = '' } = request.body;
      const verdict = await botCheck.verifyCode(payload, code);
      return { payload, ...verdict };
    },
  );
}
