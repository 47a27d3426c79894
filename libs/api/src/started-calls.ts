import { own } from '@lykta/domain';

declare global {
  interface Window {
    /** Calls that the page's HTML began before any script had come, by their address. */
    lyktaCalls?: Record<string, Promise<Response>>;
  }
}

/**
 * Makes a call; one that the HTML began already is taken over, once. A call that changes something ends that: what the
 * server said before it, to somebody whose session was over say, is not what it says to the child who signed in since.
 */
export function fetchOrTake(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  if (input instanceof Request && input.method !== 'GET') delete globalThis.window?.lyktaCalls;
  const calls = globalThis.window?.lyktaCalls;
  const begun = input instanceof Request && input.method === 'GET' ? own(calls, input.url) : undefined;
  if (!calls || !begun) return fetch(input, init);
  delete calls[(input as Request).url];
  return begun;
}
