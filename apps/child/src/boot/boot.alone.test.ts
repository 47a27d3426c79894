import { present } from '@lykta/domain';
import { beforeEach, expect, it, vi } from 'vitest';
import { paths } from '../frame/paths.ts';
import { rememberLogin } from '../frame/storage/login-time.ts';
import { changeSettings } from '../frame/storage/settings.ts';
import { keepSignOut } from '../frame/storage/waiting-sign-out.ts';

const page = document.documentElement;

/** Opens a page and runs its boot script, whose listeners stay for the other cases. */
async function open(address: string): Promise<string | null> {
  history.replaceState(null, '', address);
  document.body.innerHTML = `<div id="root"></div>
    ${['start', 'frame', 'home'].map((page) => `<template id="drawn-${page}-sv">${page}</template>`).join('')}`;
  vi.resetModules();
  await import('./boot.ts');
  return present(document.getElementById('root'), 'document.getElementById(’root’)').textContent;
}
const filesInside = () => [...document.head.querySelectorAll('link')].map(({ rel, href }) => [rel, href]);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  delete window.lyktaCalls;
  delete window.lyktaLinkToken;
  document.head.innerHTML = '<meta name="lykta-home" content="/assets/home.js /assets/home.css" />';
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
});

it('draws the start page for a visitor, and loads nothing of what is inside', async () => {
  expect(await open(paths.start)).toBe('start');
  expect(filesInside()).toEqual([]);
  expect(window.lyktaCalls).toBeUndefined();
  present(window.lyktaFetchInside, 'window.lyktaFetchInside')();
  expect(filesInside().map(([rel]) => rel)).toEqual(['modulepreload', 'preload']);
});

it.each([paths.start, paths.home])(
  'at %s draws home’s own frame for a child that may be signed in, and starts what home needs',
  async (path) => {
    rememberLogin(new Date());
    expect(await open(path)).toBe('home');
    expect(filesInside()).toHaveLength(2);
    await vi.waitFor(() =>
      expect(Object.keys(present(window.lyktaCalls, 'window.lyktaCalls'))).toHaveLength(5),
    );
  },
);

it('asks nothing of the server on another page', async () => {
  rememberLogin(new Date());
  expect(await open(paths.settings)).toBe('frame');
  expect(window.lyktaCalls).toBeUndefined();
});

it('draws no word of home for a child that has chosen other words', async () => {
  rememberLogin(new Date());
  changeSettings({ look: 'calm' });
  expect(await open(paths.home)).toBe('frame');
});

it('makes no call with the cookie of a child that has signed out without a network', async () => {
  keepSignOut();
  rememberLogin(new Date());
  expect(await open(paths.start)).toBe('frame');
  expect(window.lyktaCalls).toBeUndefined();
});

it('draws nothing after a quick exit', async () => {
  sessionStorage.setItem('lykta-left', '1');
  expect(await open(paths.start)).toBe('');
});

it('sets theme and size of the text as the app does', async () => {
  changeSettings({ theme: 'dark', textSize: 130 });
  await open(paths.start);
  expect(page.dataset).toMatchObject({ theme: 'dark', text: 'largest' });
  expect(page.style.fontSize).toBe('130%');
});

it('works with corrupt settings', async () => {
  localStorage.setItem('general', '{"theme":');
  expect(await open(paths.start)).toBe('start');
  expect(page.dataset.theme).toBeUndefined();
});

it.each(['/shared#token=k3y', '/resetpwd?token=k3y', '/undo#token=k3y'])(
  'takes the token of %s out of the address',
  async (address) => {
    await open(address);
    expect(window.lyktaLinkToken).toBe('k3y');
    expect(location.href).not.toContain('k3y');
  },
);

it('leaves quickly before the app has loaded: by the button, and by Escape three times', async () => {
  const replaced = vi.spyOn(location, 'replace').mockImplementation(() => undefined);
  await open(paths.start);
  const exit = '<button data-leave="https://www.example.org/"><b>Lämna snabbt</b></button>';
  present(document.getElementById('root'), 'document.getElementById(’root’)').innerHTML = exit;
  present(document.querySelector('b'), 'document.querySelector(’b’)').click();
  expect(replaced).toHaveBeenCalledExactlyOnceWith('https://www.example.org/');
  present(document.querySelector('[data-cover]'), 'document.querySelector(’[data-cover]’)').remove();
  for (let press = 1; press <= 3; press += 1)
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(document.querySelector('[data-cover]')).not.toBeNull();
  replaced.mockRestore();
});
