import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Db } from './database/connect.ts';
import { createKeyRing, type KeyRing } from './security/child-key.ts';
import { createRateLimits, type RateLimits } from './security/rate-limits.ts';
import { createServerKey, type ServerKey } from './security/server-key.ts';
import { createUsernameMarks, type UsernameMarks } from './security/usernames.ts';

/** What every feature needs, handed to its routes; nothing in the server is global. */
export interface Services {
  config: Config;
  db: Db;
  clock: Clock;
  log: FastifyBaseLogger;
  keyRing: KeyRing;
  usernames: UsernameMarks;
  /** The names of imported logins, kept apart from phone numbers and addresses. */
  legacyNames: UsernameMarks;
  outboxKey: ServerKey;
  /** For TOTP secrets of members. */
  staffKey: ServerKey;
  rateLimits: RateLimits;
}

declare module 'fastify' {
  interface FastifyInstance {
    services: Services;
  }
}

export function createServices(config: Config, db: Db, clock: Clock, log: FastifyBaseLogger): Services {
  const { secrets } = config;
  return {
    config,
    db,
    clock,
    log,
    keyRing: createKeyRing(secrets),
    usernames: createUsernameMarks(secrets),
    legacyNames: createUsernameMarks(secrets, 'legacy-names'),
    outboxKey: createServerKey(secrets, 'outbox'),
    staffKey: createServerKey(secrets, 'staff'),
    rateLimits: createRateLimits(db, secrets, clock),
  };
}
