import { own } from '@lykta/domain';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { invalidInput, problem, Problem } from './problem.ts';
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
 * What the caller is told about a failure; null when it is our fault and nothing may be told.
 * The order matters: our own problems first, then the framework's, then the database's.
 */
function toProblem(error: unknown): Problem | null {
  if (error instanceof Problem) return error;
  const fastifyError = error as Partial<FastifyError>;
  if (fastifyError.validation) return validationProblem(fastifyError);
  const known = own(BY_FASTIFY_CODE, fastifyError.code ?? '');
  if (known) return known();
  const database = databaseProblem(error);
  if (database) return database;
  // Anything else that the framework calls the caller's fault (its text may quote input, so it is not passed on).
  const status = fastifyError.statusCode ?? 500;
  return status >= 400 && status < 500 ? invalidInput({ path: '', message: 'request' }) : null;
}

function validationProblem(error: Partial<FastifyError>): Problem {
  const where = error.validationContext === 'body' ? '' : `${error.validationContext}`;
  return invalidInput(
    ...error.validation!.map(({ instancePath, message }) => ({
      path: [where, ...instancePath.split('/')].filter((part) => part !== '').join('.'),
      message: message ?? 'invalid',
    })),
  );
}

/** Sends problem+json; the media type is part of the contract, so the usual serializer is passed by. */
export function sendProblem(reply: FastifyReply, told: Problem): FastifyReply {
  return reply
    .code(told.status)
    .headers({ 'cache-control': 'no-store', ...told.headers })
    .type('application/problem+json; charset=utf-8')
    .serializer((body: unknown) => JSON.stringify(body))
    .send(told.toJSON());
}

/** The one place where failures become replies. */
export function installErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => replyWithError(error, request, reply));
}

/** Also for the few failures that happen before a route is found. */
export function replyWithError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const told = toProblem(error);
  if (told?.status === 503) request.log.warn({ err: error }, 'busy');
  if (told) return sendProblem(reply, told);
  request.log.error({ err: error }, 'unexpected');
  return sendProblem(reply, problem('server-error'));
}

/** How long a peer may take to read a last reply and to close. */
const LINGER_MS = 2000;

/** Replies to what Node can't even parse, at the level of the socket, which is gone soon after, whatever the peer does. */
export function clientErrorHandler(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const told = clientProblem(error.code);
  const body = JSON.stringify(told.toJSON());
  socket.end(
    `HTTP/1.1 ${told.status} ${told.code}\r\nContent-Type: application/problem+json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
  );
  // What still arrives is thrown away: closing on unread bytes would take the reply back.
  socket.resume();
  setTimeout(() => socket.resetAndDestroy(), LINGER_MS).unref();
}

function clientProblem(code: string | undefined): Problem {
  if (code === 'HPE_HEADER_OVERFLOW') return problem('too-large', { status: 431 });
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return problem('invalid-input', { status: 408 });
  return problem('invalid-input');
}
