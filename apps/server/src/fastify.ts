import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** The Fastify instance for routes, with bodies and replies typed by their Zod schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** The largest body, in bytes. */
export const BODY_LIMIT = 256 * 1024;
/** For routes that accept a picture: `{ bodyLimit: AVATAR_BODY_LIMIT }`. */
export const AVATAR_BODY_LIMIT = 300 * 1024;
