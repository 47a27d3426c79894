import type { FastifyInstance } from 'fastify';
import type { Policy } from '@lykta/domain/contract';
import { sendProblem } from './errors.ts';
import { notFound, problem } from '../problem.ts';
import { pathOf } from './path-of.ts';

/** A registered route; HEAD, which exists for every GET, is omitted. */
export interface KnownRoute {
  method: string;
  url: string;
  policy: Policy;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route of the API; docs/authorization.md and the authorization tests use it. */
    routeTable: readonly KnownRoute[];
  }
}

/** Collects the routes registered after this call. */
export function collectRoutes(app: FastifyInstance): readonly KnownRoute[] {
  const routes: KnownRoute[] = [];
  app.addHook('onRoute', ({ method, url, config }) => {
    for (const one of [method].flat()) {
      if (one !== 'HEAD') routes.push({ method: one, url, policy: config?.policy ?? 'public' });
    }
  });
  app.decorate('routeTable', routes);
  return routes;
}

/**
 * Replies 405 with `Allow` where the path exists with another method, and 404 elsewhere.
 */
export function installNotFound(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => {
    const allowed = allowedMethods(app.routeTable, pathOf(request.url));
    if (allowed.length === 0) return sendProblem(reply, notFound());
    reply.header('allow', allowed.join(', '));
    return sendProblem(reply, problem('method-not-allowed'));
  });
}

function allowedMethods(routes: readonly KnownRoute[], path: string): string[] {
  const methods = new Set(routes.filter(({ url }) => pattern(url).test(path)).map(({ method }) => method));
  if (methods.size === 0) return [];
  if (methods.has('GET')) methods.add('HEAD');
  return [...methods.add('OPTIONS')].sort();
}

function pattern(url: string): RegExp {
  const parts = url.split('/').map((part) => {
    if (part.startsWith(':')) return '[^/]+';
    return part === '*' ? '.*' : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('/')}$`);
}
