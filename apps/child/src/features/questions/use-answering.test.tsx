import { configureStore, type Middleware } from '@reduxjs/toolkit';
import { api } from '@lykta/api';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPaint } from '@lykta/app-shell';
import { sessionReducer } from '../../frame/session/session-slice.ts';
import { allButOne, noAnswers, schoolForm, someAnswers } from '../../testing/forms.ts';
import { formDone } from './flow/form-done.ts';
import { useAnswering } from './use-answering.ts';

const formKey = { id: 'school', version: 1 };

beforeEach(() => {
  // The server never replies: `formDone` must not wait for it.
  vi.stubGlobal('fetch', () => new Promise(() => {}));
});
afterEach(async () => {
  // An answer is saved once its next question is painted; none may reach the next test.
  await new Promise<void>((done) => afterPaint(done));
  cleanup();
  vi.unstubAllGlobals();
});

/** Opens the school form with these answers. @returns the hook, every dispatched `formDone`, and how often it was drawn */
function open(document: typeof allButOne) {
  const done: unknown[] = [];
  const listen: Middleware = () => (next) => (action) => {
    if (formDone.match(action)) done.push(action.payload);
    return next(action);
  };
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer, session: sessionReducer },
    middleware: (defaults) => defaults().concat(api.middleware, listen),
  });
  const around = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <MemoryRouter initialEntries={['/form/school/1']}>{children}</MemoryRouter>
    </Provider>
  );
  const loaded = { form: schoolForm, answers: { document, etag: '"1"' } };
  let drawn = 0;
  const { result } = renderHook(
    () => {
      drawn += 1;
      return useAnswering({ child: 'me', formKey, loaded });
    },
    { wrapper: around },
  );
  return { result, done, drawn: () => drawn };
}

test('the last answer tells the store once that the form is done', () => {
  const { result, done } = open(allButOne);
  expect(result.current.question?.id).toBe('want');
  act(() => result.current.answer([{ answer: 'nothing' }]));
  expect(result.current.question).toBeNull();
  expect(done).toEqual([{ id: 'school', version: 1 }]);
});

test('any other answer leads on, and nothing is told', () => {
  const { result, done } = open(someAnswers);
  expect(result.current.question?.id).toBe('with');
  act(() => result.current.answer([{ answer: 'nobody' }]));
  expect(result.current.question?.id).toBe('likes');
  expect(done).toEqual([]);
});

test('a page that is left for another form is answered, and finishes its form', () => {
  const { result, done } = open(allButOne);
  act(() => result.current.answerAndLeave([{ answer: 'nothing' }]));
  expect(result.current.flow.progress.left).toBe(0);
  expect(result.current.question?.id).toBe('want');
  expect(done).toEqual([{ id: 'school', version: 1 }]);
});

test('whoever has answered something is in the middle of the form', () => {
  expect(open(noAnswers).result.current.begun).toBe(false);
  expect(open(someAnswers).result.current.begun).toBe(true);
});

test('the next question is not drawn again when the answer before it is saved', async () => {
  const replies: (() => void)[] = [];
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise((resolve) =>
        replies.push(() => resolve(Response.json(someAnswers, { headers: { etag: '"2"' } }))),
      ),
  );
  const { result, drawn } = open(someAnswers);
  act(() => result.current.answer([{ answer: 'nobody' }]));
  await act(() => vi.waitFor(() => expect(replies).toHaveLength(1)));
  const before = drawn();
  await act(async () => {
    replies.forEach((reply) => reply());
    await result.current.session.settled();
  });
  expect(result.current.session.view().saving.state).toBe('saved');
  expect(drawn()).toBe(before);
});
