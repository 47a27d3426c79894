import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Db } from './database/connect.ts';
import { withoutReplica, type Lists } from './database/replica/lists.ts';
import { createDevices, type Devices } from './security/devices.ts';
import { createKeys, type Keys } from './security/keys.ts';
import { createRateLimits, type RateLimits } from './security/rate-counter.ts';

/** What every feature needs, handed to its routes; nothing in the server is global. */
export interface Services extends Keys {
  config: Config;
  db: Db;
  /** Where lists for staff are read. */
  lists: Lists;
  clock: Clock;
  log: FastifyBaseLogger;
  rateLimits: RateLimits;
  devices: Devices;
}

declare module 'fastify' {
  interface FastifyInstance {
    services: Services;
  }
}

/** Lists are read in the main database; a server that has a replica adds it (database/replica/install.ts). */
export function createServices(config: Config, db: Db, clock: Clock, log: FastifyBaseLogger): Services {
  const { secrets } = config;
  const rateLimits = createRateLimits(db, secrets, clock);
  const devices = createDevices(secrets, clock);
  return { config, db, lists: withoutReplica(db), clock, log, rateLimits, devices, ...createKeys(secrets) };
}
