import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    leaving: Leaving;
  }
}

/** The default number of seconds that a stopping server serves on; a proxy checks it every one or two seconds. */
export const LEAVING_SECONDS = 5;
/** The longest that an operator may choose. */
export const MOST_LEAVING_SECONDS = 15;
/** The seconds that running requests then have to finish. */
export const DRAIN_SECONDS = 10;

/** Whether a server was told to stop. It says so to proxies, and serves on until they send their calls elsewhere. */
export class Leaving {
  #hasBegun = false;

  get hasBegun(): boolean {
    return this.#hasBegun;
  }

  begin(): void {
    this.#hasBegun = true;
  }
}

/**
 * Ends each connection of a server that leaves with its next reply: a proxy then makes new ones elsewhere, and no
 * keep-alive connection delays the end.
 */
export function installLeaving(app: FastifyInstance, leaving: Leaving): void {
  app.addHook('preClose', async () => leaving.begin());
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (leaving.hasBegun) reply.header('connection', 'close');
    done(null, payload);
  });
}
