import type { App } from '../fastify.ts';
import { originsFor, type Origins } from '../security/origins.ts';

/** A call of the demo's seed was refused; the message says which one. */
export class SeedError extends Error {
  override name = 'SeedError';
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A demo user who calls the API like an app: through its routes, with a cookie. */
export interface Caller {
  call<Reply>(method: Method, url: string, body?: object): Promise<Reply>;
}

export function createCaller(app: App, origins: Origins): Caller {
  const cookies = new Map<string, string>();
  return {
    async call<Reply>(method: Method, url: string, body?: object) {
      const response = await app.inject({
        method,
        url,
        headers: { origin: originsFor(url, origins)[0], host: 'localhost' },
        cookies: Object.fromEntries(cookies),
        ...(body ? { payload: body } : {}),
      });
      if (response.statusCode >= 400) throw new SeedError(`${method} ${url}: ${response.body}`);
      for (const { name, value } of response.cookies) cookies.set(name, value);
      const isJson = String(response.headers['content-type']).includes('json');
      return (isJson ? response.json() : response.body) as Reply;
    },
  };
}
