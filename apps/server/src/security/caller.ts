import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * The address of the caller, as the socket or a trusted proxy says it when the request comes; empty if the caller
     * has already left. Use it instead of `ip`, which is undefined where nobody read it before the caller closed the
     * connection.
     */
    address: string;
  }
}

/** Reads each caller's address before anything else is done, so that limits still count a caller who leaves. */
export function installCallers(app: FastifyInstance): void {
  app.decorateRequest('address', '');
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.socket.remoteAddress !== undefined) request.address = request.ip;
    done();
  });
}
