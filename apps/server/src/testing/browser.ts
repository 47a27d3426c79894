import { addressAt, partsOf, type Rest, type Target } from '@lykta/domain/calls';
import type { CallName, ReplyOf } from '@lykta/domain/contract';
import type { App } from '../fastify.ts';
import { originsFor, type Origins } from '../security/origins.ts';

/** A reply for tests: JSON is parsed, text stays as it is. */
export interface Reply {
  status: number;
  body: unknown;
  /** The reply as it came, such as a file. */
  bytes: Buffer;
  headers: Record<string, string | string[] | number | undefined>;
}

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';

/** What a test sends with a call. The body may be anything, because tests also send what the contract forbids. */
type Sent<Name extends CallName> = Target<Name> & { body?: unknown; headers?: Record<string, string> };

/** An API client: keeps cookies and sends the Origin of the app that makes such a call, like a browser. */
export interface Browser {
  cookies: Map<string, string>;
  /** Makes a call of the contract. */
  call<Name extends CallName>(name: Name, ...sent: Rest<Sent<Name>>): Promise<Reply>;
  /** Makes a call that must succeed. @returns what it replies @throws {Error} if the server refuses it */
  ok<Name extends CallName>(name: Name, ...sent: Rest<Sent<Name>>): Promise<ReplyOf<Name>>;
  /** Sends a request that may be none of the contract. */
  request(method: string, url: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>;
}

/** @param always headers for every request, such as a bearer token */
export function createBrowser(app: App, origins: Origins, always: Record<string, string> = {}): Browser {
  const cookies = new Map<string, string>();
  const request: Browser['request'] = async (method, url, body, headers = {}) => {
    const response = await app.inject({
      method: method as Method,
      url,
      headers: { origin: originsFor(url, origins)[0], host: 'localhost:9090', ...always, ...headers },
      cookies: Object.fromEntries(cookies),
      ...(body === undefined ? {} : { payload: body as object }),
    });
    for (const { name, value } of response.cookies) {
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    const isJson = /\bjson\b/.test(String(response.headers['content-type'] ?? ''));
    const text = response.body;
    return {
      status: response.statusCode,
      headers: response.headers,
      body: isJson && text ? JSON.parse(text) : text,
      bytes: response.rawPayload,
    };
  };
  const call: Browser['call'] = (name, ...args) => {
    const [sent] = args;
    const { method } = partsOf(name);
    const body = sent?.body ?? (method === 'GET' || method === 'DELETE' ? undefined : {});
    return request(method, addressAt(name, sent), body, sent?.headers);
  };
  return {
    cookies,
    request,
    call,
    ok: async (name, ...args) => {
      const { status, body } = await call(name, ...args);
      if (status >= 400) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`);
      return body as ReplyOf<typeof name>;
    },
  };
}
