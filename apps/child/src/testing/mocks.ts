import type { ProblemCode } from '@lykta/domain';
import { delay, http, HttpResponse, type HttpHandler } from 'msw';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Something that can validate a fixture: a Zod schema of @lykta/domain. */
interface Schema<T> {
  parse(value: unknown): T;
}

const at = (path: string) => `*/${path}`;

/** A call that returns a body; the schema validates the fixture against the real reply's shape. */
export function replies<T>(method: Method, path: string, schema: Schema<T>, body: unknown): HttpHandler {
  const checked = schema.parse(body);
  return http[method](at(path), () => HttpResponse.json(checked as object, { headers: { ETag: '"1"' } }));
}

/** A call that returns 204, or plain text (a new id). */
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

/** A call that never returns: the loading state. */
export function hangs(method: Method, path: string): HttpHandler {
  return http[method](at(path), () => delay('infinite'));
}

/** A call that does not reach the server. */
export function unreachable(method: Method, path: string): HttpHandler {
  return http[method](at(path), () => HttpResponse.error());
}

/** Records the bodies of a story's calls in order, so that the story can assert them. */
export function records(method: Method, path: string, sent: unknown[], reply?: object): HttpHandler {
  return http[method](at(path), async ({ request }) => {
    const text = await request.text();
    sent.push(text === '' ? null : JSON.parse(text));
    return reply === undefined ? new HttpResponse(null, { status: 204 }) : HttpResponse.json(reply);
  });
}
