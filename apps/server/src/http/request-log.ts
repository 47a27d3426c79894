import type { FastifyInstance, FastifyServerOptions } from 'fastify';

/** Where log lines go; tests hand in one of their own. */
export interface LogStream {
  write(line: string): void;
}

/**
 * Logging without personal data: no bodies, no addresses, no URLs (they may hold a token), and of an error only its
 * kind and where it happened: messages of parsers and of the database quote what was sent.
 */
export function loggerOptions(level: string, stream?: LogStream): FastifyServerOptions['logger'] {
  return {
    level,
    ...(stream ? { stream } : {}),
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: { err: describeError, req: () => ({}), res: () => ({}) },
  };
}

/** What may be written about an error. */
function describeError(error: unknown): {
  type: string;
  code?: string;
  message: string;
  stack: string;
} {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const { code, constraint, cause } = error as Error & { code?: unknown; constraint?: unknown };
  return {
    type: error.name,
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
    message: '',
    stack: frames(error) + (cause instanceof Error ? `\ncaused by ${cause.name}\n${frames(cause)}` : ''),
  };
}

/** The stack's frames; its first lines repeat the message. */
function frames(error: Error): string {
  return (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}

/** One line per reply: the route's pattern, never the URL. */
export function installRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { url = 'unknown' } = request.routeOptions;
    const line = {
      method: request.method,
      route: url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    request.log.info(line, 'reply');
  });
}
