import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { originsFor, type Origins } from '../security/origins.ts';

/** Which browsers may call, and what every reply says about itself. */
export async function installHeaders(app: FastifyInstance, origins: Origins): Promise<void> {
  const options = (allowed: readonly string[]) => ({
    origin: [...allowed],
    credentials: true,
    strictPreflight: false,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['If-Match', 'Authorization', 'Content-Type', 'X-Lykta-Client', 'X-Lykta-Device'],
    exposedHeaders: ['ETag', 'Retry-After', 'X-Lykta-Device'],
    maxAge: 600,
  });
  // A preflight names a path, not a route.
  await app.register(cors, () => async (request: FastifyRequest) => {
    const { url } = request.routeOptions;
    return options(originsFor(url === undefined || url === '*' ? request.url : url, origins));
  });
  await app.register(helmet, {
    // The API serves no page but /docs, whose script and style are files of our own origin.
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'none'"],
        'frame-ancestors': ["'none'"],
        'connect-src': ["'self'"],
        'img-src': ["'self'", 'data:'],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
      },
    },
    // The apps live on another origin and read these replies by CORS.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    // For old browsers; frame-ancestors says the same.
    frameguard: { action: 'deny' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
}
