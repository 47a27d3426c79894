import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leaveQuickly, nameWindow, returnToNeutralPage } from './leave.ts';

const SITE = 'https://www.example.org/';
let replaced: string[];
let navigation: string;

beforeEach(() => {
  replaced = [];
  navigation = 'navigate';
  vi.spyOn(location, 'replace').mockImplementation((url) => void replaced.push(String(url)));
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => [
    { type: navigation } as unknown as PerformanceEntry,
  ]);
});
afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  document.body.replaceChildren();
});

test('leaving covers the page first, takes away its title, and replaces it', () => {
  document.title = 'Lykta';
  let coveredWhenLeaving = false;
  vi.mocked(location.replace).mockImplementation((url) => {
    coveredWhenLeaving = document.querySelector('[data-cover]') !== null;
    replaced.push(String(url));
  });
  leaveQuickly(SITE);
  expect(coveredWhenLeaving).toBe(true);
  expect(document.title).toBe('');
  expect(replaced).toEqual([SITE]);
});

test('an open dialog, which lies over everything, is gone at once too', () => {
  const dialog = document.createElement('dialog');
  dialog.setAttribute('open', '');
  document.body.append(dialog);
  leaveQuickly(SITE);
  expect(dialog.open).toBe(false);
});

test('nothing that comes later is seen: no dialog at the end of a movement, no title of a late file', () => {
  const screen = document.createElement('main');
  document.body.append(screen);
  leaveQuickly(SITE);
  const dialog = document.createElement('dialog');
  screen.append(dialog);
  dialog.showModal();
  nameWindow('Dagar – Lykta');
  expect(screen.checkVisibility()).toBe(false);
  expect(document.title).toBe('');
});

test('Back goes to the neutral page again, and the app starts nothing', () => {
  leaveQuickly(SITE);
  navigation = 'back_forward';
  expect(returnToNeutralPage(SITE)).toBe(true);
  expect(replaced).toEqual([SITE, SITE]);
});

test('whoever opens the app anew comes in, and Back is ordinary from then on', () => {
  leaveQuickly(SITE);
  expect(returnToNeutralPage(SITE)).toBe(false);
  navigation = 'back_forward';
  expect(returnToNeutralPage(SITE)).toBe(false);
  expect(replaced).toEqual([SITE]);
});

test('a page that the browser kept whole leaves again when it is shown by Back', () => {
  expect(returnToNeutralPage(SITE)).toBe(false);
  leaveQuickly(SITE);
  replaced = [];
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(replaced).toEqual([]);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(replaced).toContain(SITE);
});

test('without storage it still covers and leaves', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('SecurityError');
  });
  expect(returnToNeutralPage(SITE)).toBe(false);
  leaveQuickly(SITE);
  expect(replaced).toEqual([SITE]);
});
