import { configureStore } from '@reduxjs/toolkit';
import { afterEach, expect, it, vi } from 'vitest';
import { staffChildrenApi } from './staff-children.ts';

afterEach(() => vi.unstubAllGlobals());

const forms = Array.from({ length: 20 }, (_, n) => ({ id: 'school', version: 1, request: `r${n}` }));
const key = { invitation: 'i', client: 'c', forms };

/** Reads what a child sent. @returns the result, and how many calls that took */
async function read(reply: () => Response) {
  const calls = vi.fn(async () => reply());
  vi.stubGlobal('fetch', calls);
  const store = configureStore({
    reducer: { [staffChildrenApi.reducerPath]: staffChildrenApi.reducer },
    middleware: (before) => before().concat(staffChildrenApi.middleware),
  });
  const result = await store.dispatch(staffChildrenApi.endpoints.childAnswers.initiate(key));
  return { result, calls: calls.mock.calls.length };
}

const sent = ({ id, version, request }: (typeof forms)[number]) => ({
  forms: [{ metadata: { id, version } }],
  sendings: [{ form: 0, data: { request } }],
});

it('reads all that a child sent in one call, in the order of the list', async () => {
  const all = {
    forms: [{ metadata: { id: 'school', version: 1 } }],
    sendings: forms.toReversed().map(({ request }) => ({ form: 0, data: { request } })),
  };
  const { result, calls } = await read(() => Response.json(all));
  expect(result.data?.answers.map(({ data }) => data.request)).toEqual(forms.map(({ request }) => request));
  expect(result.data?.missing).toEqual([]);
  expect(calls).toBe(1);
});

it('says which forms the server does not have, and leaves out what was sent since', async () => {
  const { result } = await read(() => Response.json(sent({ id: 'school', version: 1, request: 'r0' })));
  expect(result.data?.missing).toEqual(forms.slice(1));
  const later = await read(() => Response.json(sent({ id: 'school', version: 1, request: 'later' })));
  expect(later.result.data?.answers).toEqual([]);
});

it('passes a refusal on', async () => {
  const { result } = await read(() => Response.json({ code: 'reason-needed' }, { status: 403 }));
  expect(result.error).toMatchObject({ code: 'reason-needed' });
});
