import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Db } from './database/connect.ts';
import { createKeys, type Keys } from './security/keys.ts';
import { createRateLimits, type RateLimits } from './security/rate-limits.ts';

/** What every feature needs, handed to its routes; nothing in the server is global. */
export interface Services extends Keys {
  config: Config;
  db: Db;
  clock: Clock;
  log: FastifyBaseLogger;
  rateLimits: RateLimits;
}

declare module 'fastify' {
  interface FastifyInstance {
    services: Services;
  }
}

export function createServices(config: Config, db: Db, clock: Clock, log: FastifyBaseLogger): Services {
  const rateLimits = createRateLimits(db, config.secrets, clock);
  return { config, db, clock, log, rateLimits, ...createKeys(config.secrets) };
}
