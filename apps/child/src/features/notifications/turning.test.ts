import { afterEach, beforeEach, expect, it } from 'vitest';
import { changeSettings, readSettings } from '../../frame/storage/settings.ts';
import { fakePush, subscribedWith, type PushBrowser } from '../../testing/push-browser.ts';
import { stateNow, turnOff, turnOn, type ReminderCalls } from './turning.ts';
import { webPush } from './web-push.ts';

let undo: () => void;
let saved: Parameters<ReminderCalls['save']>[0][];
const calls: ReminderCalls = {
  key: async () => 'BKey',
  save: async (device) => saved.push(device),
};
const down: ReminderCalls = { key: calls.key, save: () => Promise.reject(new Error('down')) };

function browser(settings: PushBrowser) {
  undo();
  undo = fakePush(settings);
}
beforeEach(() => {
  saved = [];
  undo = fakePush({});
});
afterEach(() => {
  undo();
  localStorage.clear();
});

it('turns on: subscribes with the server’s key and keeps one name for the device', async () => {
  expect(stateNow(webPush)).toBe('off');
  expect(await turnOn(webPush, calls)).toBe('on');
  expect(subscribedWith()).toBe('BKey');
  expect(stateNow(webPush)).toBe('on');
  await turnOff(webPush, calls);
  await turnOn(webPush, calls);
  expect(saved.map(({ token }) => token === null)).toEqual([false, true, false]);
  expect(new Set(saved.map(({ deviceId }) => deviceId)).size).toBe(1);
});

it.each([
  ['denied', 'denied'],
  ['default', 'off'],
] as const)('goes back when the answer is %s', async (answer, state) => {
  browser({ answer });
  expect(await turnOn(webPush, calls)).toBe(state);
  expect(saved).toEqual([]);
  expect(readSettings().mood_notify).toBe(false);
});

it('is not on when the push service or the server is down', async () => {
  browser({ broken: true });
  expect(await turnOn(webPush, calls)).toBe('failed');
  browser({});
  expect(await turnOn(webPush, down)).toBe('failed');
  expect(stateNow(webPush)).toBe('off');
});

it('is off at once though the server can’t be told', async () => {
  await turnOn(webPush, calls);
  expect(await turnOff(webPush, down)).toBe('off');
  expect(subscribedWith()).toBeNull();
  expect(stateNow(webPush)).toBe('off');
});

it('knows when the system has said no since, and a browser without push', () => {
  changeSettings({ mood_notify: true });
  browser({ permission: 'denied' });
  expect(stateNow(webPush)).toBe('denied');
  browser({ push: false });
  expect(stateNow(webPush)).toBe('unsupported');
});
