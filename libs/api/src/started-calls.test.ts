import { LIST_STAFF_CHILDREN } from '@lykta/domain/calls';
import { afterEach, expect, it, vi } from 'vitest';
import { fetchOrTake, startCall } from './started-calls.ts';

const url = 'http://localhost:9090/clients';
const later = () => Promise.resolve(new Response('later'));

afterEach(() => vi.unstubAllGlobals());

it('takes over a call that the page began, and makes the next one itself', async () => {
  vi.stubGlobal('window', { lyktaCalls: { [url]: Promise.resolve(new Response('begun')) } });
  vi.stubGlobal('fetch', later);
  expect(await (await fetchOrTake(new Request(url))).text()).toBe('begun');
  expect(await (await fetchOrTake(new Request(url))).text()).toBe('later');
});

it('never takes over a call that changes something', async () => {
  vi.stubGlobal('window', { lyktaCalls: { [url]: Promise.resolve(new Response('begun')) } });
  vi.stubGlobal('fetch', later);
  expect(await (await fetchOrTake(new Request(url, { method: 'POST' }))).text()).toBe('later');
});

it('takes over nothing that was begun before a call that changes something', async () => {
  vi.stubGlobal('window', { lyktaCalls: { [url]: Promise.resolve(new Response('nobody is signed in')) } });
  vi.stubGlobal('fetch', later);
  await fetchOrTake(new Request(`${url}/signin`, { method: 'POST' }));
  expect(await (await fetchOrTake(new Request(url))).text()).toBe('later');
});

it('makes calls where there is no page', async () => {
  vi.stubGlobal('fetch', later);
  expect(await (await fetchOrTake(new Request(url))).text()).toBe('later');
});

it('begins a call at the address that the app asks, without what is not given', async () => {
  vi.stubGlobal('document', { querySelector: () => ({ content: 'http://localhost:9090' }) });
  vi.stubGlobal('window', { location: new URL('http://localhost:4300/') });
  vi.stubGlobal('fetch', later);
  await startCall({ call: LIST_STAFF_CHILDREN, querystring: { unit: undefined, sort: 'matters' } });
  await startCall({ call: LIST_STAFF_CHILDREN, querystring: { unit: undefined } });
  expect(Object.keys(window.lyktaCalls ?? {})).toEqual([
    'http://localhost:9090/staff/clients?sort=matters',
    'http://localhost:9090/staff/clients',
  ]);
});
