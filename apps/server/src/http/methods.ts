import type { FastifyInstance } from 'fastify';
import { sendProblem } from './errors.ts';
import { notFound, problem } from './problem.ts';

/** A route as it was registered. */
export interface KnownRoute {
  method: string;
  url: string;
}

/**
 * Replies 405 with `Allow` where the path exists with another method, and 404 elsewhere.
 * @param routes every registered route, collected while they are added
 */
export function installNotFound(app: FastifyInstance, routes: readonly KnownRoute[]): void {
  app.setNotFoundHandler((request, reply) => {
    const allowed = allowedMethods(routes, new URL(request.url, 'http://host').pathname);
    if (allowed.length === 0) return sendProblem(reply, notFound());
    reply.header('allow', allowed.join(', '));
    return sendProblem(reply, problem('method-not-allowed'));
  });
}

function allowedMethods(routes: readonly KnownRoute[], path: string): string[] {
  const matching = routes.filter(({ url }) => pattern(url).test(path)).map(({ method }) => method);
  return [...new Set([...matching, ...(matching.length > 0 ? ['OPTIONS'] : [])])].sort();
}

function pattern(url: string): RegExp {
  const parts = url.split('/').map((part) => {
    if (part.startsWith(':')) return '[^/]+';
    return part === '*' ? '.*' : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('/')}$`);
}
