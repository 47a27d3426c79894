import type { ProblemCode } from '@lykta/domain';
import { delay, http, HttpResponse, type HttpHandler } from 'msw';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Anything that can check a fixture: a Zod schema of @lykta/domain. */
interface Schema<T> {
  parse(value: unknown): T;
}

const at = (path: string) => `*/${path}`;

/** A call that is answered with a body; the schema keeps the fixture from drifting away from the real reply. */
export function replies<T>(method: Method, path: string, schema: Schema<T>, body: unknown): HttpHandler {
  const checked = schema.parse(body);
  return http[method](at(path), () => HttpResponse.json(checked as object, { headers: { ETag: '"1"' } }));
}

/** A call that is answered with 204, or with plain text (a new id). */
export function accepts(method: Method, path: string, text?: string): HttpHandler {
  return http[method](at(path), () =>
    text === undefined ? new HttpResponse(null, { status: 204 }) : HttpResponse.text(text),
  );
}

/** A call that fails with a problem of the API. */
export function fails(method: Method, path: string, status: number, code: ProblemCode): HttpHandler {
  const problem = { type: 'about:blank', title: code, status, code };
  return http[method](at(path), () =>
    HttpResponse.json(problem, { status, headers: { 'Content-Type': 'application/problem+json' } }),
  );
}

/** A call that never comes back: the loading state. */
export function hangs(method: Method, path: string): HttpHandler {
  return http[method](at(path), () => delay('infinite'));
}

/** A call that does not reach the server. */
export function unreachable(method: Method, path: string): HttpHandler {
  return http[method](at(path), () => HttpResponse.error());
}

/** The bodies that a story's calls sent, in order, so that a story can assert what was saved. */
export function records(method: Method, path: string, sent: unknown[], reply?: object): HttpHandler {
  return http[method](at(path), async ({ request }) => {
    const text = await request.text();
    sent.push(text === '' ? null : JSON.parse(text));
    return reply === undefined ? new HttpResponse(null, { status: 204 }) : HttpResponse.json(reply);
  });
}
