import { securityText } from '@lykta/domain';
import { z } from 'zod';
import type { App } from '../../fastify.ts';
import type { Services } from '../../services.ts';

/** Whom to write to who has found a hole (RFC 9116). */
export function securityTextRoute(app: App, { config, clock }: Services): void {
  app.get(
    '/.well-known/security.txt',
    { config: { policy: 'public' }, schema: { response: { 200: z.string() } } },
    async (_request, reply) => {
      reply.type('text/plain; charset=utf-8').serializer((text: unknown) => String(text));
      return securityText({ contact: config.contact, now: clock() });
    },
  );
}
