import type { App } from '../../fastify.ts';
import type { Services } from '../../services.ts';
import { ReplicaLists } from './lists.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the call only reads lists, through `services.lists`. */
    lists?: true;
  }
}

const FAILED = 500;

/** Adds the replica, if one is set. */
export function withLists(services: Services): Services {
  const { config, db, clock, log } = services;
  const { databaseReplica: url } = config;
  return url === '' ? services : { ...services, lists: new ReplicaLists(db, url, clock, log) };
}

/**
 * Notes after each call of staff that it may have written something, unless it only reads lists: whoever wrote reads its
 * own writes. A call is noted unless it says otherwise, so that a new one cannot be forgotten.
 */
export function installLists(app: App, { lists }: Pick<Services, 'lists'>): void {
  app.addHook('onSend', async ({ member, routeOptions }, reply) => {
    // A failed call wrote nothing that its reader expects to see.
    if (reply.statusCode >= FAILED) return;
    if (member && !routeOptions.config.lists) await lists.wrote(member);
  });
  app.addHook('onClose', () => lists.close());
}
