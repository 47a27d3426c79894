import { present } from '@lykta/domain';
import { configureStore } from '@reduxjs/toolkit';
import { afterEach, expect, it, vi } from 'vitest';
import { answersApi } from './answers.ts';
import { failureOf } from './failure.ts';
import { storyApi } from './story.ts';

const key = { id: 'school', version: 1, request: { invitation: 'i 1', request: 'r1' } };
const document = { answers: {}, inactive: {} };

/** Creates a store whose calls are answered by a stub. */
function calling(reply: (request: Request) => Response) {
  const sent: Request[] = [];
  vi.stubGlobal(
    'fetch',
    vi.fn((request: Request) => {
      sent.push(request);
      return Promise.resolve(reply(request));
    }),
  );
  const store = configureStore({
    reducer: { [answersApi.reducerPath]: answersApi.reducer },
    middleware: (defaults) => defaults().concat(answersApi.middleware),
  });
  return { store, sent };
}

const json = (body: object, etag: string, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', ETag: etag },
  });

afterEach(() => vi.unstubAllGlobals());

it('asks for the answers under a request, and keeps their version', async () => {
  const { store, sent } = calling(() => json(document, '"3"'));
  const answers = await store.dispatch(answersApi.endpoints.answers.initiate(key)).unwrap();
  expect(new URL(present(sent[0], 'sent[0]').url).pathname).toBe('/clients/answers/school/1/i%201/r1');
  expect(answers).toEqual({ document, etag: '"3"' });
});

it('names the version it builds on, and holds the reply for the next visit', async () => {
  const { store, sent } = calling(() => json({ ...document, updated: '2026-11-20T10:00:00Z' }, '"4"'));
  await store.dispatch(answersApi.endpoints.saveAnswers.initiate({ key, document, etag: '"3"' })).unwrap();
  expect(sent[0]?.method).toBe('PUT');
  expect(sent[0]?.headers.get('If-Match')).toBe('"3"');
  await vi.waitFor(() =>
    expect(answersApi.endpoints.answers.select(key)(store.getState()).data?.etag).toBe('"4"'),
  );
});

it('tells with a 412 what the server holds, and its version', async () => {
  const problem = {
    type: 'about:blank',
    title: 'changed',
    status: 412,
    code: 'changed-elsewhere',
    current: document,
  };
  const { store } = calling(() => json(problem, '"7"', 412));
  const saving = store.dispatch(answersApi.endpoints.saveAnswers.initiate({ key, document, etag: '"3"' }));
  const failure = failureOf((await saving).error);
  expect(failure).toMatchObject({ code: 'changed-elsewhere', etag: '"7"' });
  expect(failure.problem?.current).toEqual(document);
});

it('calls it offline when the server was not reached', async () => {
  const { store } = calling(() => {
    throw new TypeError('Failed to fetch');
  });
  const saving = store.dispatch(answersApi.endpoints.saveAnswers.initiate({ key, document }));
  expect(failureOf((await saving).error)).toMatchObject({ code: 'offline', status: 0 });
});

it('loads only the document that was sent anew, and the story', async () => {
  const { store, sent } = calling(() => json(document, '"3"'));
  const { answers, sendAnswers } = answersApi.endpoints;
  const other = { id: 'family', version: 1 };
  await Promise.all([
    store.dispatch(answers.initiate(key)).unwrap(),
    store.dispatch(answers.initiate(other)).unwrap(),
    store.dispatch(storyApi.endpoints.story.initiate()).unwrap(),
  ]);
  sent.length = 0;
  await store.dispatch(sendAnswers.initiate(key)).unwrap();
  const paths = () => sent.map(({ url }) => new URL(url).pathname);
  await vi.waitFor(() => expect(paths()).toHaveLength(3));
  expect(paths()[1]).toBe('/clients/answers/school/1/i%201/r1');
  expect(paths()[2]).toContain('/clients/beb/');
});
