import type { FastifyInstance } from 'fastify';

/**
 * During a shutdown, finishes requests in progress and then closes each connection: a keep-alive connection would delay
 * the shutdown until it times out.
 */
export function installClosing(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
}
