import { Agent, request } from 'node:http';

const ORIGINS = { child: 'http://localhost:4200', viewer: 'http://localhost:4300' };

type Method = 'GET' | 'POST' | 'PUT';

/** The parts of a reply that a load checks. */
export interface Reply {
  status: number;
  /** The session cookie of a started session. */
  cookie: string;
}

// Node's own HTTP client: fetch would use as much CPU as a server does.
const agent = new Agent({ keepAlive: true });

/** Makes one request and reads the whole reply. */
export function call(url: string, method: Method, cookie: string, body?: unknown): Promise<Reply> {
  const headers = {
    origin: new URL(url).pathname.startsWith('/staff') ? ORIGINS.viewer : ORIGINS.child,
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
