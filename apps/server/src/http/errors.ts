import { own } from '@lykta/domain';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { invalidInput, problem, Problem } from '../problem.ts';
import { databaseProblem } from './database-problem.ts';

const BY_FASTIFY_CODE: Record<string, () => Problem> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => problem('too-large'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => problem('json-only'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => invalidInput({ path: '', message: 'content-length' }),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => invalidInput({ path: '', message: 'empty' }),
  FST_ERR_BAD_URL: () => invalidInput({ path: '', message: 'url' }),
  FST_ERR_MAX_PARAM_LENGTH: () => problem('not-found'),
};

/**
 * Converts a failure to the problem sent to the caller; null if it is the server's fault and no details may be sent.
 * The order matters: own problems first, then the framework's, then the database's.
 */
function toProblem(error: unknown): Problem | null {
  if (error instanceof Problem) return error;
  const fastifyError: Partial<FastifyError> = error instanceof Error ? error : {};
  const { validation, validationContext = '', code = '' } = fastifyError;
  if (validation) return validationProblem(validation, validationContext);
  const known = own(BY_FASTIFY_CODE, code);
  if (known) return known();
  const database = databaseProblem(error);
  if (database) return database;
  // Any other client error of the framework; its text may quote input, so it is not sent.
  const status = fastifyError.statusCode ?? 500;
  return status >= 400 && status < 500 ? invalidInput({ path: '', message: 'request' }) : null;
}

type Faults = NonNullable<FastifyError['validation']>;

function validationProblem(faults: Faults, context: string): Problem {
  const where = context === 'body' ? '' : context;
  return invalidInput(
    ...faults.map(({ instancePath, message, keyword, params }) => ({
      path: [where, ...instancePath.split('/')].filter((part) => part !== '').join('.'),
      message: message ?? 'invalid',
      // A rule of our own has its code as its message.
      code: (keyword === 'custom' ? message : keyword) ?? 'invalid',
      ...namedIn(params),
    })),
  );
}

/** Returns what a fault of the schema is about: unknown fields, or the limit that was passed. */
function namedIn({ keys, minimum, maximum }: Record<string, unknown>): { named?: string } {
  if (Array.isArray(keys)) return { named: keys.join(', ') };
  const limit = minimum ?? maximum;
  return limit === undefined ? {} : { named: String(limit) };
}

/** Sends problem+json. It sets its own serializer, because the media type is part of the contract. */
export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  return reply
    .code(problem.status)
    .headers({ 'cache-control': 'no-store', ...problem.headers })
    .type('application/problem+json; charset=utf-8')
    .serializer((body: unknown) => JSON.stringify(body))
    .send(problem.toJSON());
}

/** The only place where failures become replies. */
export function installErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => replyWithError(error, request, reply));
}

/** Also handles the few failures that happen before a route is found. */
export function replyWithError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const expected = toProblem(error);
  if (expected?.status === 503) request.log.warn({ err: error }, 'busy');
  if (expected) return sendProblem(reply, expected);
  request.log.error({ err: error }, 'unexpected');
  return sendProblem(reply, problem('server-error'));
}

/** How long a client may take to read a last reply and to close, in ms. */
const LINGER_MS = 2000;

/**
 * Replies to requests that Node cannot parse, directly on the socket, and closes it soon after whatever the client
 * does.
 */
export function clientErrorHandler(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const problem = clientProblem(error.code);
  const body = JSON.stringify(problem.toJSON());
  socket.end(
    `HTTP/1.1 ${problem.status} ${problem.code}\r\nContent-Type: application/problem+json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
  );
  // Discards what still arrives: closing a socket with unread bytes would cancel the reply.
  socket.resume();
  setTimeout(() => socket.resetAndDestroy(), LINGER_MS).unref();
}

function clientProblem(code: string | undefined): Problem {
  if (code === 'HPE_HEADER_OVERFLOW') return problem('too-large', { status: 431 });
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return problem('invalid-input', { status: 408 });
  return problem('invalid-input');
}
