import { READ_STAFF_SESSION, partsOf } from '@lykta/domain/calls';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { manager } from '../testing/people.ts';

const reach = vi.fn<typeof fetch>();

/** Opens a page and runs its boot script. */
async function open(address: string): Promise<void> {
  history.replaceState(null, '', address);
  vi.resetModules();
  await import('./boot.ts');
}
const filesInside = () => [...document.head.querySelectorAll('link')].map(({ rel }) => rel);

beforeEach(() => {
  document.head.innerHTML =
    '<meta name="lykta-desk" content="/assets/desk.js /assets/desk.css" /><meta name="lykta-list" content="/assets/list.js" />';
  reach.mockReset();
  vi.stubGlobal('fetch', reach);
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
  delete window.lyktaCalls;
});

it('loads the files of the desk for who is signed in', async () => {
  reach.mockImplementation(() => Promise.resolve(Response.json(manager)));
  await open('/');
  await vi.waitFor(() => expect(filesInside()).toEqual(['modulepreload', 'preload']));
});

it('loads the files of the list too for who opens it by its address', async () => {
  reach.mockImplementation(() => Promise.resolve(Response.json(manager)));
  await open('/children?state=help');
  await vi.waitFor(() => expect(filesInside()).toEqual(['modulepreload', 'preload', 'modulepreload']));
});

it('asks only for the session of who is not signed in, and loads no file', async () => {
  const reply = Response.json({ status: 401 }, { status: 401 });
  const read = vi.spyOn(reply, 'clone');
  reach.mockResolvedValue(reply);
  await open('/');
  await vi.waitFor(() => expect(read).toHaveBeenCalled());
  expect(filesInside()).toEqual([]);
  expect(reach.mock.calls.map(([address]) => address)).toEqual([
    expect.stringMatching(`${partsOf(READ_STAFF_SESSION).path}$`),
  ]);
});

it.each(['/sign-in', '/resetpwd', '/identity', '/invitations'])('asks nothing at %s', async (address) => {
  await open(address);
  expect(reach).not.toHaveBeenCalled();
  expect(filesInside()).toEqual([]);
});
