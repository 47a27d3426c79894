import { securityText } from '@lykta/domain';
import { READ_SECURITY_TEXT } from '@lykta/domain/calls';
import type { App } from '../../fastify.ts';
import { routeOf } from '../../http/route.ts';
import type { Services } from '../../services.ts';

/** Serves security.txt: the contact for reporting vulnerabilities (RFC 9116). */
export function securityTextRoute(app: App, { config, clock }: Services): void {
  app.route({
    ...routeOf(READ_SECURITY_TEXT),
    handler: async (_request, reply) => {
      reply.type('text/plain; charset=utf-8').serializer((text: unknown) => String(text));
      return securityText({ contact: config.contact, now: clock() });
    },
  });
}
