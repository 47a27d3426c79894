import type { App } from '../fastify.ts';
import { originsFor, type Origins } from '../security/origins.ts';

/** A reply for tests: JSON is parsed, text stays as it is. */
export interface Reply {
  status: number;
  body: unknown;
  headers: Record<string, string | string[] | number | undefined>;
}

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';

/** An API client: keeps cookies and sends the Origin of the app that makes such a call, like a browser. */
export interface Browser {
  cookies: Map<string, string>;
  request(method: Method, url: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>;
  get(url: string, headers?: Record<string, string>): Promise<Reply>;
  post(url: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>;
  put(url: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>;
  patch(url: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>;
  delete(url: string, headers?: Record<string, string>): Promise<Reply>;
}

/** @param always headers for every request, such as a bearer token */
export function createBrowser(app: App, origins: Origins, always: Record<string, string> = {}): Browser {
  const cookies = new Map<string, string>();
  const request: Browser['request'] = async (method, url, body, headers = {}) => {
    const response = await app.inject({
      method,
      url,
      headers: { origin: originsFor(url, origins)[0], host: 'localhost:9090', ...always, ...headers },
      cookies: Object.fromEntries(cookies),
      ...(body === undefined ? {} : { payload: body as object }),
    });
    for (const { name, value } of response.cookies) {
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    const isJson = String(response.headers['content-type'] ?? '').includes('json');
    const text = response.body;
    return {
      status: response.statusCode,
      headers: response.headers,
      body: isJson && text ? JSON.parse(text) : text,
    };
  };
  return {
    cookies,
    request,
    get: (url, headers) => request('GET', url, undefined, headers),
    post: (url, body = {}, headers) => request('POST', url, body, headers),
    put: (url, body = {}, headers) => request('PUT', url, body, headers),
    patch: (url, body = {}, headers) => request('PATCH', url, body, headers),
    delete: (url, headers) => request('DELETE', url, undefined, headers),
  };
}
