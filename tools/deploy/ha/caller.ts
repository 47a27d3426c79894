import { Problem } from '@lykta/domain';
import { partsOf, type FilledCall } from '@lykta/domain/calls';
import type { CallName } from '@lykta/domain/contract';
import { Agent, request, type IncomingMessage } from 'node:http';

const ORIGIN = 'http://localhost:4200';
/** As long as the apps wait. */
const PATIENCE_MS = 20_000;
const agent = new Agent({ keepAlive: true });

/** A reply that is not `busy`. */
export interface Answer {
  kind: 'reply';
  status: number;
  etag: string;
  body: string;
  cookie: string;
}

/** What came of a call. `busy`: nobody could do it now, in words that the apps read; `silent`: no reply came. */
export type Reply = Answer | { kind: 'busy' } | { kind: 'silent' };

interface Sent {
  cookie?: string;
  body?: object;
  /** The version that a write builds on. */
  ifMatch?: string;
}

/** Makes one call through the way in. */
export function call(
  url: string,
  name: CallName | FilledCall,
  { cookie, body, ifMatch }: Sent = {},
): Promise<Reply> {
  const { method, path } = partsOf(name);
  const headers = {
    origin: ORIGIN,
    ...(cookie === undefined ? {} : { cookie }),
    ...(body ? { 'content-type': 'application/json' } : {}),
    ...(ifMatch === undefined ? {} : { 'if-match': ifMatch }),
  };
  return new Promise((resolve) => {
    const silent = () => resolve({ kind: 'silent' });
    const sent = request(url + path, { method, headers, agent, timeout: PATIENCE_MS }, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (part: string) => (text += part));
      reply.once('error', silent).once('end', () => resolve(replyOf(reply, text)));
    });
    sent.once('timeout', () => sent.destroy(new Error('no reply')));
    sent.once('error', silent).end(body ? JSON.stringify(body) : undefined);
  });
}

function replyOf({ statusCode: status = 0, headers }: IncomingMessage, body: string): Reply {
  if (status >= 500 && headers['retry-after'] !== undefined && codeIn(body) === 'busy')
    return { kind: 'busy' };
  const cookie = /lykta_session=[^;]+/.exec((headers['set-cookie'] ?? []).join())?.[0] ?? '';
  return { kind: 'reply', status, etag: headers.etag ?? '', body, cookie };
}

function codeIn(body: string): string | undefined {
  try {
    return Problem.safeParse(JSON.parse(body)).data?.code;
  } catch {
    return undefined;
  }
}
