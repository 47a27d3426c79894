declare global {
  interface Window {
    /** Calls that the page's HTML began before any script had come, by their address. */
    lyktaCalls?: Record<string, Promise<Response>>;
  }
}

/** Makes a call; one that the HTML began already is taken over, once. */
export function fetchOrTake(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const calls = globalThis.window?.lyktaCalls;
  const begun = input instanceof Request && input.method === 'GET' ? calls?.[input.url] : undefined;
  if (!calls || !begun) return fetch(input, init);
  delete calls[(input as Request).url];
  return begun;
}
