import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    leaving: Leaving;
  }
}

/** How long a server that was told to stop serves on where nobody says: a proxy looks at it every one or two seconds. */
export const LEAVING_SECONDS = 5;
/** The longest that an operator may choose. */
export const MOST_LEAVING_SECONDS = 15;
/** What is under way after that has as long to end. */
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
  app.addHook('onSend', async (_request, reply) => {
    if (leaving.hasBegun) reply.header('connection', 'close');
  });
}
