import { request as requestHttp, type IncomingHttpHeaders } from 'node:http';
import { request as requestHttps } from 'node:https';
import { addressOf, partsOf, type Query, type Rest, type Target } from '@lykta/domain/calls';
import type { CallInput, CallName, ReplyOf } from '@lykta/domain/contract';
import { originsFor, type Origins } from '../security/origins.ts';

const PATIENCE_MS = 15_000;

/** Where a service is, and as whom its apps call it. */
export interface Place {
  /** The API's public address. */
  api: URL;
  origins: Origins;
  /** Calls go to this machine, past any proxy; null: to the public address. */
  here: { host: string; port: number; tls: boolean } | null;
}

/** A user who calls a running service over the network, with cookies, as the apps do. */
export class ProbeCaller {
  readonly #place: Place;
  readonly #cookies = new Map<string, string>();

  constructor(place: Place) {
    this.#place = place;
  }

  /** @throws {Error} naming the call and the status, and nothing that was said */
  async call<Name extends CallName>(name: Name, ...[input]: Rest<CallInput<Name>>): Promise<ReplyOf<Name>> {
    const { body, ...target } = (input ?? {}) as { querystring?: Query; body?: unknown };
    const url = addressOf(name, ...([target] as Rest<Target<Name>>));
    const { method } = partsOf(name);
    const { status, headers, text } = await this.#send(method, url, body);
    for (const line of headers['set-cookie'] ?? []) {
      const [cookie = ''] = line.split(';');
      const at = cookie.indexOf('=');
      this.#cookies.set(cookie.slice(0, at), cookie.slice(at + 1));
    }
    if (status >= 400) throw new Error(`${name}: ${status}`);
    return (headers['content-type']?.includes('json') ? JSON.parse(text) : text) as ReplyOf<Name>;
  }

  #send(method: string, url: string, body: unknown) {
    const { api, origins, here } = this.#place;
    const tls = here ? here.tls : api.protocol === 'https:';
    const payload = body === undefined ? undefined : JSON.stringify(body);
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const options = {
      method,
      path: url,
      timeout: PATIENCE_MS,
      hostname: here?.host ?? api.hostname,
      port: here?.port ?? (api.port === '' ? (tls ? 443 : 80) : api.port),
      servername: api.hostname,
      headers: {
        host: api.host,
        origin: originsFor(url, origins)[0],
        ...(cookie === '' ? {} : { cookie }),
        ...(payload === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
      },
    };
    return new Promise<{ status: number; headers: IncomingHttpHeaders; text: string }>((resolve, reject) => {
      const asked = tls ? requestHttps(options) : requestHttp(options);
      asked.once('response', (reply) => {
        let text = '';
        reply.setEncoding('utf8').on('data', (part: string) => (text += part));
        reply.once('error', reject);
        reply.once('end', () => resolve({ status: reply.statusCode!, headers: reply.headers, text }));
      });
      asked.once('timeout', () => asked.destroy(new Error('no reply within 15 s')));
      asked.once('error', reject);
      asked.end(payload);
    });
  }
}
