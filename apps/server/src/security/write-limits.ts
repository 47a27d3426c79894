import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { askedAbilities, type Policy } from '@lykta/domain/contract';
import type { AmountLimit } from './rate-limits.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The limit that counts a route's changing calls by members, if not the common one. */
    limit?: AmountLimit;
  }
}

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Sign-out also works while enrolling, so it is not one of these policies and is never refused. */
const COUNTED = new Set<Policy>(['staff', ...askedAbilities]);

/**
 * Counts every changing call of a signed-in member after its body is validated, for all routes. What children write is
 * limited by the room of an account instead (records/room.ts), and so are their devices.
 */
export function installWriteLimits(app: FastifyInstance, { rateLimits }: Services): void {
  app.addHook('preHandler', async ({ member, method, routeOptions }) => {
    const { policy, limit = 'staff-writes' } = routeOptions.config;
    if (!member || !policy || !COUNTED.has(policy) || READS.has(method)) return;
    await rateLimits.take(limit, member.id);
  });
}
