import { z } from 'zod';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../fastify.ts';
import { notFound } from '../../http/problem.ts';
import { listOutbox } from '../../messages/outbox.ts';
import type { Services } from '../../services.ts';

const Shown = z.strictObject({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  created: z.string(),
  state: z.string(),
});

/**
 * What would have been sent: for a developer on their own machine, who has no mail server.
 * Exists only with LYKTA_ENVIRONMENT=dev, and only for a caller on this machine that came through no proxy.
 */
export function devOutboxRoute(app: App, services: Services): void {
  if (services.config.environment !== 'dev') return;
  app.get(
    '/dev/outbox',
    { config: { policy: 'public' }, schema: { response: { 200: z.array(Shown) } } },
    async (request) => {
      if (!isHere(request)) throw notFound();
      return listOutbox(services);
    },
  );
}

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const LOCAL_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

/** What proxies and tunnels add: there may be anybody behind one of these. */
const SIGNS_OF_A_PROXY =
  /^(via|forwarded|x-forwarded|x-real-ip|x-client-ip|x-cluster-client|x-original|x-envoy|true-client-ip|cf-|fastly-|x-vercel|fly-)/;

function isHere(request: FastifyRequest): boolean {
  const host = `http://${request.headers.host ?? ''}`;
  // The name too: a page of another site could point its own name at this machine.
  return (
    LOOPBACK.has(request.raw.socket.remoteAddress ?? '') &&
    URL.canParse(host) &&
    LOCAL_NAMES.has(new URL(host).hostname) &&
    !Object.keys(request.headers).some((name) => SIGNS_OF_A_PROXY.test(name))
  );
}
