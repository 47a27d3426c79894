import { own } from '@lykta/domain';

declare global {
  interface Window {
    /** Calls that an inline script of the page started before the bundle was loaded, by address. */
    lyktaCalls?: Record<string, Promise<Response>>;
  }
}

/**
 * Makes a call, or uses a started one once. After the first changing call, started ones are no longer used: their
 * replies may belong to an earlier session.
 */
export function fetchOrTake(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  if (input instanceof Request && input.method !== 'GET') delete globalThis.window?.lyktaCalls;
  const calls = globalThis.window?.lyktaCalls;
  const begun = input instanceof Request && input.method === 'GET' ? own(calls, input.url) : undefined;
  if (!calls || !begun) return fetch(input, init);
  delete calls[(input as Request).url];
  return begun;
}
