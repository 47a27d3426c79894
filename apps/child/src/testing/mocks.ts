import { mocked, type MockedCall } from '@lykta/api/testing';
import type { ProblemCode } from '@lykta/domain';
import { delay, HttpResponse, type HttpHandler } from 'msw';

/** Something that can validate a fixture: a Zod schema of @lykta/domain. */
interface Schema<T> {
  parse(value: unknown): T;
}

/** A call that returns a body; the schema validates the fixture against the real reply's shape. */
export function replies<T>(call: MockedCall, schema: Schema<T>, body: unknown): HttpHandler {
  const checked = schema.parse(body);
  return mocked(call, () => HttpResponse.json(checked as object, { headers: { ETag: '"1"' } }));
}

/** A call that returns 204, or plain text (a new id). */
export function accepts(call: MockedCall, text?: string): HttpHandler {
  return mocked(call, () =>
    text === undefined ? new HttpResponse(null, { status: 204 }) : HttpResponse.text(text),
  );
}

/** A call that fails with a problem of the API. */
export function fails(call: MockedCall, status: number, code: ProblemCode): HttpHandler {
  const problem = { type: 'about:blank', title: code, status, code };
  return mocked(call, () =>
    HttpResponse.json(problem, { status, headers: { 'Content-Type': 'application/problem+json' } }),
  );
}

/** A call that never returns: the loading state. */
export function hangs(call: MockedCall): HttpHandler {
  return mocked(call, () => delay('infinite'));
}

/** A call that does not reach the server. */
export function unreachable(call: MockedCall): HttpHandler {
  return mocked(call, () => HttpResponse.error());
}

/** Records the bodies of a story's calls in order, so that the story can assert them. */
export function records(call: MockedCall, sent: unknown[], reply?: object): HttpHandler {
  return mocked(call, async ({ request }) => {
    const text = await request.text();
    sent.push(text === '' ? null : JSON.parse(text));
    return reply === undefined ? new HttpResponse(null, { status: 204 }) : HttpResponse.json(reply);
  });
}
