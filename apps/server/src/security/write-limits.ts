import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import type { Policy } from './policies.ts';
import type { AmountLimit } from './rate-limits.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Which limit the changing calls of a member count against, where it isn't the one of all the others. */
    limit?: AmountLimit;
  }
}

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Signing out, which is for those who still enrol too, is never refused. */
const COUNTED = new Set<Policy>(['staff', 'admin']);

/**
 * Counts every changing call of a signed-in member, once its body is known to be good: no route can be forgotten. What
 * children write is bounded by the room of an account instead (records/room.ts), and so are their devices.
 */
export function installWriteLimits(app: FastifyInstance, { rateLimits }: Services): void {
  app.addHook('preHandler', async ({ member, method, routeOptions }) => {
    const { policy, limit = 'staff-writes' } = routeOptions.config;
    if (!member || !policy || !COUNTED.has(policy) || READS.has(method)) return;
    await rateLimits.take(limit, member.id);
  });
}
