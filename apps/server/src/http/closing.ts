import type { FastifyInstance } from 'fastify';

/**
 * While the server stops, it still serves what is under way, and then lets go of each connection: one that is kept
 * alive would hold up the stop until it runs out.
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
