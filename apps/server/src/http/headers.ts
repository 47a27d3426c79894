import cors from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import helmet from 'helmet';
import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import { originsFor, type Origins } from '../security/origins.ts';

/** Sets CORS and the security headers of every reply. */
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
  // A preflight request names a path, not a route.
  await app.register(cors, () => async (request: FastifyRequest) => {
    const { url } = request.routeOptions;
    return options(originsFor(url === undefined || url === '*' ? request.url : url, origins));
  });
  const fixed = { ...securityHeaders(), 'cache-control': 'no-store' };
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(fixed);
    done();
  });
}

/** The security headers, which are the same in every reply: made once, and not set by a chain of functions each time. */
function securityHeaders(): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  const secure = helmet({
    // The API serves no HTML except /docs, whose script and styles come from its own origin.
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
    // The apps are on another origin and read these replies with CORS.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    // For old browsers; frame-ancestors says the same.
    frameguard: { action: 'deny' },
  });
  secure(request, response, () => {});
  return response.getHeaders();
}
