import { own } from '@lykta/domain';
import { filledPath, partsOf } from '@lykta/domain/calls';
import { apiAddress } from './address.ts';
import type { CallRequest } from './request.ts';

declare global {
  interface Window {
    /** Calls that the page's boot script started before the app was loaded, by address. */
    lyktaCalls?: Record<string, Promise<Response>>;
  }
}

/** Starts a call that reads, before the app has loaded. The app's same call then gets this reply: read a clone of it. */
export function startCall({ call, params, querystring }: CallRequest): Promise<Response> {
  const path = filledPath(partsOf(call).path, params);
  const given = Object.entries(querystring ?? {}).filter(([, value]) => value !== undefined);
  const query = given.length > 0 ? `?${new URLSearchParams(given as [string, string][])}` : '';
  const address = apiAddress(document, window.location) + path + query;
  const reply = fetch(address, { credentials: 'include' });
  // A failure is handled where the reply is used.
  reply.catch(() => undefined);
  window.lyktaCalls = { ...window.lyktaCalls, [address]: reply };
  return reply;
}

/**
 * Makes a call, or uses a started one once. After the first changing call, started ones are no longer used: their
 * replies may belong to an earlier session.
 */
export function fetchOrTake(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  if (!(input instanceof Request)) return fetch(input, init);
  if (input.method !== 'GET') delete globalThis.window?.lyktaCalls;
  const calls = globalThis.window?.lyktaCalls;
  const begun = own(calls, input.url);
  if (!calls || !begun) return fetch(input, init);
  delete calls[input.url];
  return begun;
}
