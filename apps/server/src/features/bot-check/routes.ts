import {
  BotCheckChallenge,
  botCheckPurposes,
  BotCheckVerdict,
  staffBotCheckPurposes,
  VerifyBotCheck,
} from '@lykta/domain';
import { z } from 'zod';
import type { App } from '../../fastify.ts';
import { notFound } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import { acceptedLanguage } from '../../messages/message.ts';
import type { BotCheck } from '../../security/bot-check/bot-check.ts';

const Ticket = z.string().max(200).optional();
const ChallengeQuery = z.strictObject({ purpose: z.enum(botCheckPurposes), ticket: Ticket });
const StaffChallengeQuery = z.strictObject({ purpose: z.enum(staffBotCheckPurposes), ticket: Ticket });
const config = { policy: 'public' } as const;

/**
 * The bot-check's calls: docs/product.md §7, GET clients/challenge and its neighbours. Staff have their own under
 * staff/challenge, because the viewer may not call clients/*.
 */
export function botCheckRoutes(app: App, services: Services, botCheck: BotCheck): void {
  const requireOn = () => {
    if (!services.config.botCheck) throw notFound();
  };

  app.get(
    '/clients/challenge',
    { config, schema: { querystring: ChallengeQuery, response: { 200: BotCheckChallenge } } },
    async (request) => {
      requireOn();
      const { purpose, ticket } = request.query;
      return botCheck.create(purpose, ticket, acceptedLanguage(request.headers['accept-language']));
    },
  );

  app.get(
    '/staff/challenge',
    { config, schema: { querystring: StaffChallengeQuery, response: { 200: BotCheckChallenge } } },
    async (request) => {
      requireOn();
      const { purpose, ticket } = request.query;
      return botCheck.create(purpose, ticket, acceptedLanguage(request.headers['accept-language']));
    },
  );

  app.get(
    '/clients/challenge/:purpose',
    {
      config,
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

  for (const path of ['/clients/challenge/verify', '/staff/challenge/verify']) {
    app.post(
      path,
      { config, schema: { body: VerifyBotCheck, response: { 200: BotCheckVerdict } } },
      async (request) => {
        requireOn();
        const { payload, code = '' } = request.body;
        const verdict = await botCheck.verifyCode(payload, code);
        return { payload, ...verdict };
      },
    );
  }
}
