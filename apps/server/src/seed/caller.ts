import { addressAt, partsOf, type Query, type Rest } from '@lykta/domain/calls';
import type { CallInput, CallName, ReplyOf } from '@lykta/domain/contract';
import type { App } from '../fastify.ts';
import { originsFor, type Origins } from '../security/origins.ts';

/** A call of the demo's seed was refused; the message says which one. */
export class SeedError extends Error {
  override name = 'SeedError';
}

/** A demo user who calls the API like an app: through its routes, with a cookie. */
export interface Caller {
  call<Name extends CallName>(name: Name, ...input: Rest<CallInput<Name>>): Promise<ReplyOf<Name>>;
}

export function createCaller(app: App, origins: Origins): Caller {
  const cookies = new Map<string, string>();
  return {
    async call(name, ...[input]) {
      const { body, ...target } = (input ?? {}) as { body?: unknown; params?: object; querystring?: Query };
      const url = addressAt(name, target);
      const response = await app.inject({
        method: partsOf(name).method as 'GET',
        url,
        headers: { origin: originsFor(url, origins)[0], host: 'localhost' },
        cookies: Object.fromEntries(cookies),
        ...(typeof body === 'object' && body !== null ? { payload: body } : {}),
      });
      if (response.statusCode >= 400) throw new SeedError(`${name}: ${response.body}`);
      for (const { name: cookie, value } of response.cookies) cookies.set(cookie, value);
      const isJson = String(response.headers['content-type']).includes('json');
      return (isJson ? response.json() : response.body) as ReplyOf<typeof name>;
    },
  };
}
