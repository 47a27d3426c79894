import { partsOf } from '@lykta/domain/calls';
import { contract, type CallName, type Contract, type Policy } from '@lykta/domain/contract';
import type { FastifyContextConfig } from 'fastify';

/** A call as Fastify registers it. */
interface Route<Name extends CallName> {
  method: string;
  url: string;
  config: FastifyContextConfig & { policy: Policy };
  schema: Contract[Name]['schema'];
}

/**
 * Returns the route of a call without its handler: `app.route({ ...routeOf(SAVE_MOOD), handler })`.
 * @param config settings that only the server needs, such as a limit
 */
export function routeOf<Name extends CallName>(name: Name, config: FastifyContextConfig = {}): Route<Name> {
  const { method, path } = partsOf(name);
  const { policy, schema } = contract[name];
  // Copies the schema, because Fastify marks schemas that it has read: each app needs its own.
  return { method, url: path, config: { ...config, policy }, schema: { ...schema } };
}
