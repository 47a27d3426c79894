import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { errorField } from '../error-field.ts';

/** The target of log lines; tests supply their own. */
export interface LogStream {
  write(line: string): void;
}

/**
 * Configures logging without personal data: no bodies, addresses or URLs (they may contain a token). Of an error it
 * logs only the kind and the place, because messages of parsers and the database quote input.
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

/** Returns the parts of an error that may be logged. */
function describeError(error: unknown): {
  type: string;
  code?: string;
  message: string;
  stack: string;
} {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const code = errorField(error, 'code');
  const constraint = errorField(error, 'constraint');
  const { cause } = error;
  return {
    type: error.name,
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
    message: '',
    stack: frames(error) + (cause instanceof Error ? `\ncaused by ${cause.name}\n${frames(cause)}` : ''),
  };
}

/** Returns the stack's frames; its first lines repeat the message. */
function frames(error: Error): string {
  return (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}

const FIRST_FAILURE = 400;

/**
 * Logs one line per reply, with the route pattern instead of the URL.
 * @param which `failures` leaves out what went well: an app's page brings dozens of files
 */
export function installRequestLog(app: FastifyInstance, which: 'all' | 'failures' = 'all'): void {
  app.addHook('onResponse', (request, reply, done) => {
    if (which === 'failures' && reply.statusCode < FIRST_FAILURE) return done();
    const { url = 'unknown' } = request.routeOptions;
    const line = {
      method: request.method,
      route: url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    request.log.info(line, 'reply');
    return done();
  });
}
