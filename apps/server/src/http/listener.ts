import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { FastifyServerOptions } from 'fastify';
import type { TlsConfig } from './tls.ts';

/** Limits for slow callers, in ms. */
const HEADERS_TIMEOUT = 10_000;
const REQUEST_TIMEOUT = 15_000;
/** Longer than a proxy's (Caddy: two minutes): a call that it sends while this end closes the connection would be lost. */
const KEEP_ALIVE_TIMEOUT = 130_000;

/**
 * Makes the one server that listens, with or without its own TLS.
 * @param dispatch chooses who answers; it gets the API's own listener
 */
export function listener(
  tls: TlsConfig | null,
  dispatch: (api: RequestListener) => RequestListener,
): NonNullable<FastifyServerOptions['serverFactory']> {
  return (api) => {
    const limits = {
      headersTimeout: HEADERS_TIMEOUT,
      requestTimeout: REQUEST_TIMEOUT,
      keepAliveTimeout: KEEP_ALIVE_TIMEOUT,
    };
    const answer = dispatch(api);
    const server: Server = tls
      ? createTlsServer({ ...limits, ...tls.read() }, answer)
      : createServer(limits, answer);
    return server;
  };
}
