import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { changeSettings, readSettings } from '../storage/settings.ts';
import { fakePush, subscribedWith, type PushBrowser } from '../../testing/push-browser.ts';
import { endRemindersHere } from './reminders-here.ts';
import { stateNow, turnOff, turnOn } from './turning.ts';
import { webPush, type PushCalls } from './web-push.ts';

let undo: () => void;
let saved: Parameters<PushCalls['save']>[0][];
const browser = webPush({ key: async () => 'BKey', save: async (device) => saved.push(device) });
const serverDown = webPush({ key: async () => 'BKey', save: () => Promise.reject(new Error('down')) });

function inBrowser(settings: PushBrowser) {
  undo();
  undo = fakePush(settings);
}
beforeEach(() => {
  saved = [];
  undo = fakePush({});
});
afterEach(() => {
  undo();
  vi.restoreAllMocks();
  localStorage.clear();
});

it('turns on: subscribes with the server’s key and keeps one name for the device', async () => {
  expect(await stateNow(browser)).toBe('off');
  expect(await turnOn(browser, 'sv')).toBe('on');
  expect(subscribedWith()).toBe('BKey');
  expect(await stateNow(browser)).toBe('on');
  await turnOff(browser);
  await turnOn(browser, 'en');
  expect(saved.map(({ token, language }) => [token === null, language])).toEqual([
    [false, 'sv'],
    [true, undefined],
    [false, 'en'],
  ]);
  expect(new Set(saved.map(({ deviceId }) => deviceId)).size).toBe(1);
});

it.each([
  ['denied', 'denied'],
  ['default', 'off'],
] as const)('goes back when the answer is %s', async (answer, state) => {
  inBrowser({ answer });
  expect(await turnOn(browser, 'sv')).toBe(state);
  expect(saved).toEqual([]);
  expect(readSettings().mood_notify).toBe(false);
});

it('is not on when the push service or the server is down', async () => {
  inBrowser({ broken: true });
  expect(await turnOn(browser, 'sv')).toBe('failed');
  inBrowser({});
  changeSettings({ mood_notify: true });
  expect(await turnOn(serverDown, 'en')).toBe('failed');
  expect(await stateNow(browser)).toBe('off');
});

it('is off at once though the server can’t be told', async () => {
  await turnOn(browser, 'sv');
  expect(await turnOff(serverDown)).toBe('off');
  expect(subscribedWith()).toBeNull();
  expect(await stateNow(browser)).toBe('off');
});

it('knows when the system has said no since, and a browser without push', async () => {
  changeSettings({ mood_notify: true });
  inBrowser({ permission: 'denied' });
  expect(await stateNow(browser)).toBe('denied');
  inBrowser({ push: false });
  expect(await stateNow(browser)).toBe('unsupported');
});

it('knows that it is on after a reload where the storage keeps nothing, and ends with the session there too', async () => {
  await turnOn(browser, 'sv');
  localStorage.clear();
  expect(await stateNow(browser)).toBe('off');
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(await stateNow(browser)).toBe('on');
  endRemindersHere();
  await vi.waitFor(() => expect(subscribedWith()).toBeNull());
  expect(await stateNow(browser)).toBe('off');
});

it('ends with the session: the next child on this device finds the toggle off', async () => {
  await turnOn(browser, 'sv');
  endRemindersHere();
  expect(await stateNow(browser)).toBe('off');
  await vi.waitFor(() => expect(subscribedWith()).toBeNull());
});

it('ends what the settings know nothing of: the page was left before the setting was kept', async () => {
  await turnOn(browser, 'sv');
  changeSettings({ mood_notify: false });
  endRemindersHere();
  await vi.waitFor(() => expect(subscribedWith()).toBeNull());
});
