import { READ_DEV_OUTBOX } from '@lykta/domain/calls';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../fastify.ts';
import { routeOf } from '../../http/route.ts';
import { notFound } from '../../problem.ts';
import { listOutbox } from '../../messages/outbox.ts';
import type { Services } from '../../services.ts';

/**
 * Shows the messages that would have been sent, for a developer without a mail server. Exists only with
 * LYKTA_ENVIRONMENT=dev, and answers only callers on this machine that did not come through a proxy.
 */
export function devOutboxRoute(app: App, services: Services): void {
  if (services.config.environment !== 'dev') return;
  app.route({
    ...routeOf(READ_DEV_OUTBOX),
    handler: async (request) => {
      if (!isHere(request)) throw notFound();
      return listOutbox(services);
    },
  });
}

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const LOCAL_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Headers that proxies and tunnels add: behind them the caller can be anybody. */
const SIGNS_OF_A_PROXY =
  /^(via|forwarded|x-forwarded|x-real-ip|x-client-ip|x-cluster-client|x-original|x-envoy|true-client-ip|cf-|fastly-|x-vercel|fly-)/;

function isHere(request: FastifyRequest): boolean {
  const host = `http://${request.headers.host ?? ''}`;
  // Checks the host name too: another site could point its own name at this machine (DNS rebinding).
  return (
    LOOPBACK.has(request.raw.socket.remoteAddress ?? '') &&
    URL.canParse(host) &&
    LOCAL_NAMES.has(new URL(host).hostname) &&
    !Object.keys(request.headers).some((name) => SIGNS_OF_A_PROXY.test(name))
  );
}
