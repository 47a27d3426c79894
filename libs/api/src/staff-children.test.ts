import { configureStore } from '@reduxjs/toolkit';
import { afterEach, expect, it, vi } from 'vitest';
import { staffChildrenApi } from './staff-children.ts';

afterEach(() => vi.unstubAllGlobals());

const forms = Array.from({ length: 20 }, (_, n) => ({ id: 'school', version: 1, request: `r${n}` }));
const key = { invitation: 'i', client: 'c', forms };

/** Reads what a child sent. @param reply to each call @returns the result, and how many calls were under way at once */
async function read(reply: (request: string) => Response) {
  let [atOnce, most, calls] = [0, 0, 0];
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    calls += 1;
    most = Math.max(most, (atOnce += 1));
    await Promise.resolve();
    atOnce -= 1;
    return reply(new URL(url).searchParams.get('request') ?? '');
  });
  const store = configureStore({
    reducer: { [staffChildrenApi.reducerPath]: staffChildrenApi.reducer },
    middleware: (before) => before().concat(staffChildrenApi.middleware),
  });
  const result = await store.dispatch(staffChildrenApi.endpoints.childAnswers.initiate(key));
  return { result, most, calls };
}

it('reads what a child sent in the order of sending, some forms at a time', async () => {
  const { result, most, calls } = await read((request) => Response.json({ data: { request } }));
  expect(result.data?.answers.map(({ data }) => data.request)).toEqual(forms.map(({ request }) => request));
  expect({ most, calls }).toEqual({ most: 6, calls: 20 });
});

it('asks for no other form once the first was refused', async () => {
  const { result, calls } = await read(() => Response.json({ code: 'reason-needed' }, { status: 403 }));
  expect(result.error).toMatchObject({ code: 'reason-needed' });
  expect(calls).toBe(1);
});
