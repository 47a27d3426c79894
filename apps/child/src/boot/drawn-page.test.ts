import { present } from '@lykta/domain';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { greetings } from '../features/home/greeting.ts';
import { readSettings } from '../frame/storage/settings.ts';
import { showDrawnPage } from './drawn-page.ts';

const drawn = (page: string, code: string, title: string) =>
  `<template id="drawn-${page}-${code}"><h1>${title}</h1><select><option value="sv">Svenska</option><option value="en">English</option><option value="ar">العربية</option></select></template>`;

beforeEach(() => {
  localStorage.clear();
  delete window.lyktaLanguage;
  document.body.innerHTML = `<div id="root"></div>${drawn('start', 'sv', 'Hej')}${drawn('start', 'en', 'Hello')}`;
});

afterEach(() => vi.useRealTimers());

const title = () => document.querySelector('#root h1')?.textContent;

it('shows the page of the language', () => {
  showDrawnPage('en', 'start');
  expect(title()).toBe('Hello');
  expect(document.documentElement.lang).toBe('en');
  expect(document.documentElement.dir).toBe('ltr');
});

it('without a page only says which language it is', () => {
  showDrawnPage('sv', undefined);
  expect(title()).toBeUndefined();
  expect(document.documentElement.lang).toBe('sv');
});

it('changes the language before the app has loaded, keeps it, and keeps the focus', async () => {
  showDrawnPage('sv', 'start');
  await userEvent.selectOptions(
    present(document.querySelector('#root select'), 'document.querySelector(’#root select’)'),
    'en',
  );
  expect(title()).toBe('Hello');
  expect(window.lyktaLanguage).toBe('en');
  expect(readSettings().language).toBe('en');
  expect(document.activeElement).toBe(document.querySelector('#root select'));
});

it('keeps a language that is not drawn for the app, and leaves the page as it is', async () => {
  showDrawnPage('sv', 'start');
  await userEvent.selectOptions(present(document.querySelector('#root select'), 'the menu'), 'ar');
  expect(title()).toBe('Hej');
  expect(document.documentElement.lang).toBe('sv');
  expect(window.lyktaLanguage).toBe('ar');
  expect(readSettings().language).toBe('ar');
});

it.each([
  [6, 'morning'],
  [12, 'day'],
  [20, 'evening'],
  [2, 'night'],
])('greets at %i o’clock as home does: %s', (hour, greeting) => {
  vi.useFakeTimers({ now: new Date(2026, 10, 26, hour), toFake: ['Date'] });
  const all = greetings.map((each) => `<span data-greeting="${each}">${each}</span>`).join('');
  document.body.insertAdjacentHTML('beforeend', drawn('home', 'sv', all));
  showDrawnPage('sv', 'home');
  expect(title()).toBe(greeting);
});
