import { partsOf, type FilledCall } from '@lykta/domain/calls';
import type { CallName } from '@lykta/domain/contract';
import { Agent, request } from 'node:http';

const ORIGINS = { child: 'http://localhost:4200', viewer: 'http://localhost:4300' };

/** The parts of a reply that a load checks. */
export interface Reply {
  status: number;
  /** The session cookie of a started session. */
  cookie: string;
}

// Node's own HTTP client: fetch would use as much CPU as a server does.
const agent = new Agent({ keepAlive: true });

/** What a call sends beside its cookie. */
interface Sent {
  body?: unknown;
  /** What stands after the `?`. */
  query?: string;
}

/** Makes one call and reads the whole reply; `fill` gives the name of a call with parameters. */
export function call(
  server: string,
  name: CallName | FilledCall,
  cookie: string,
  { body, query }: Sent = {},
): Promise<Reply> {
  const { method, path } = partsOf(name);
  const url = server + path + (query ? `?${query}` : '');
  const headers = {
    origin: path.startsWith('/staff') ? ORIGINS.viewer : ORIGINS.child,
    ...(cookie ? { cookie } : {}),
    ...(body ? { 'content-type': 'application/json' } : {}),
  };
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent }, (reply) => {
      const { statusCode: status = 0, headers: given } = reply;
      reply.resume().once('error', reject);
      reply.once('end', () => resolve({ status, cookie: sessionIn(given['set-cookie']) }));
    });
    sent.once('error', reject).end(body ? JSON.stringify(body) : undefined);
  });
}

const sessionIn = (cookies: string[] = []) => /lykta_\w+=[^;]+/.exec(cookies.join())?.[0] ?? '';

/** Round-robin: takes the items of a list in turn, again and again. */
export const inTurn = <T>(list: readonly T[], n: number): T => list[n % list.length]!;
