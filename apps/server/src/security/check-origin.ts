import type { FastifyRequest } from 'fastify';
import { problem } from '../problem.ts';
import { readCookie } from './cookies.ts';
import { originsFor, type Origins } from './origins.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Checks the `Origin` header: other sites may not change anything, and one app may not call the other app's paths. Only
 * a caller that is not a browser (no cookie) may omit it.
 */
export function checkOrigin(request: FastifyRequest, origins: Origins): void {
  const { origin } = request.headers;
  const safe = SAFE.has(request.method);
  const refused = () => problem('not-allowed', { detail: 'origin' });
  if (origin === undefined) {
    const hasCookie = (['child', 'staff'] as const).some((use) => readCookie(request, use) !== undefined);
    if (hasCookie && !safe) throw refused();
    return;
  }
  const { url = '/' } = request.routeOptions;
  const isShared = !/^\/(clients|staff)(\/|$)/.test(url);
  if (safe && isShared) return;
  if (!originsFor(url, origins).includes(origin)) throw refused();
}
