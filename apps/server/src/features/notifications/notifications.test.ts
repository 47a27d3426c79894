import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reminderMessages, present } from '@lykta/domain';
import {
  CONFIRM_PASSWORD,
  DELETE_ACCOUNT,
  READ_NOTIFICATION_KEY,
  READ_SESSION,
  SET_NOTIFICATION_TOKEN,
  SIGN_OUT,
} from '@lykta/domain/calls';
import { deliverDue } from '../../messages/deliver.ts';
import type { Senders } from '../../messages/senders.ts';
import { Undeliverable } from '../../messages/undeliverable.ts';
import { SubscriptionGone } from '../../messages/web-push.ts';
import { invite } from '../../testing/case.ts';
import { verify } from '../../testing/sent.ts';
import { openTestServer, type TestChild, type TestServer } from '../../testing/test-server.ts';
import { queueReminders } from './reminders.ts';

const vapid = { publicKey: 'BPublicKey', privateKey: 'x', subject: 'mailto:hej@lykta.example' };
const subscription = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
};

let server: TestServer;
let child: TestChild;
let shown: { body?: string; channel?: string; path?: string }[];
let senders: Senders;
beforeAll(async () => {
  server = await openTestServer({ botCheck: false, vapid });
});
beforeEach(async () => {
  await server.empty();
  child = await server.signUp();
  shown = [];
  senders = { push: async (_to, payload) => void shown.push(payload), close: () => {} };
});
afterAll(() => server.close());

const subscribe = (body: object = {}) =>
  child.call(SET_NOTIFICATION_TOKEN, {
    body: {
      token: JSON.stringify(subscription),
      deviceId: 'phone',
      language: 'en',
      ...body,
    },
  });
/** Runs the server's background work on the evening of a later day. */
async function evening(day: string): Promise<number> {
  server.clock.set(`${day}T19:30:00Z`);
  const before = shown.length;
  await queueReminders(server.app.services);
  await deliverDue(server.app.services, senders);
  return shown.length - before;
}
const devices = () =>
  server.db.selectFrom('notification_tokens').select(['device_id', 'next_reminder']).execute();

describe('reminders', () => {
  it('come on the days of the schedule, once each, until a month has passed', async () => {
    expect((await subscribe()).status).toBe(204);
    const days: string[] = [];
    for (let day = 20; day <= 56; day += 1) {
      const date = new Date(Date.UTC(2026, 10, day)).toISOString().slice(0, 10);
      if ((await evening(date)) > 0) days.push(date);
      expect(await evening(date)).toBe(0);
    }
    const expected = [1, 2, 3, 4, 5, 6, 7, 9, 11, 13, 16, 23, 30];
    expect(days).toEqual(
      expected.map((day) => new Date(Date.UTC(2026, 10, 20 + day)).toISOString().slice(0, 10)),
    );
    expect(shown[0]).toMatchObject({
      body: expect.stringMatching(/^[\x20-\x7e’]+$/),
      channel: 'Moodcheck',
      path: '/home',
    });
    expect(await devices()).toEqual([{ device_id: 'phone', next_reminder: null }]);
  });

  it('begin anew when the child was here', async () => {
    await subscribe();
    server.clock.set('2026-11-28T12:00:00Z'); // day 8: without a visit the next reminder would come on day 9
    await child.call(READ_SESSION);
    expect(await evening('2026-11-28')).toBe(0);
    expect(await evening('2026-11-29')).toBe(1);
  });

  it('begin anew on a new UTC day, though the child was here minutes ago', async () => {
    server.clock.set('2026-11-20T23:50:00Z');
    await subscribe();
    server.clock.set('2026-11-21T00:10:00Z');
    await child.call(READ_SESSION);
    expect(await evening('2026-11-21')).toBe(0);
    expect(await evening('2026-11-22')).toBe(1);
  });

  it('are each planned between 15 and 19 UTC of their day', async () => {
    await subscribe();
    for (let day = 21; day <= 27; day += 1) {
      const [device] = await devices();
      expect(device?.next_reminder?.toISOString()).toMatch(new RegExp(`^2026-11-${day}T1[5-8]:`));
      server.clock.set(`2026-11-${day}T14:59:59Z`);
      expect(await queueReminders(server.app.services)).toBe(0);
      expect(await evening(`2026-11-${day}`)).toBe(1);
    }
  });

  it('end with the account', async () => {
    await subscribe();
    expect(
      (await child.call(DELETE_ACCOUNT, { params: { id: child.id }, querystring: { keepAnswers: '0' } }))
        .status,
    ).toBeLessThan(300);
    expect(await evening('2026-11-21')).toBe(0);
    expect(await devices()).toEqual([]);
  });

  it.each([
    [
      'the account is taken away',
      async () => {
        await child.call(CONFIRM_PASSWORD, { body: { password: child.password } });
        return child.call(DELETE_ACCOUNT, { params: { id: child.id }, querystring: { keepAnswers: '1' } });
      },
    ],
    ['the child signs out everywhere', () => child.call(SIGN_OUT, { body: { everywhere: true } })],
    ['they are turned off', () => subscribe({ token: null })],
  ])('that wait to be sent are erased when %s', async (_what, leave) => {
    await subscribe();
    server.clock.set('2026-11-21T19:30:00Z');
    await queueReminders(server.app.services);
    expect(await server.db.selectFrom('outbox').select('kind').execute()).toEqual([{ kind: 'push' }]);
    expect((await leave()).status).toBeLessThan(300);
    expect(await server.db.selectFrom('outbox').select('kind').execute()).toEqual([]);
    await deliverDue(server.app.services, senders);
    expect(shown).toEqual([]);
  });

  it('speak the language that the device was given last', async () => {
    await subscribe({ language: 'en' });
    await subscribe({ language: 'sv' });
    await evening('2026-11-21');
    expect(reminderMessages.daily.map(({ sv }) => sv)).toContain(present(shown[0], 'shown[0]').body);
  });

  it('end when they are turned off, at logout, and when the browser is gone', async () => {
    await subscribe();
    await subscribe({ deviceId: 'tablet' });
    expect((await subscribe({ token: null })).status).toBe(204);
    expect((await devices()).map((device) => device.device_id)).toEqual(['tablet']);
    senders.push = () => Promise.reject(new SubscriptionGone());
    await evening('2026-11-21');
    expect(await devices()).toEqual([]);
    expect(await server.db.selectFrom('outbox').select('id').execute()).toEqual([]);
    await subscribe();
    await child.call(SIGN_OUT, { body: { deviceId: 'phone' } });
    expect(await devices()).toEqual([]);
  });

  it('wait out a push service that is down, and give up on one that refuses', async () => {
    await subscribe();
    const send = present(senders.push, 'senders.push');
    senders.push = () => Promise.reject(new Error('down'));
    expect(await evening('2026-11-21')).toBe(0);
    senders.push = send;
    server.clock.advance({ seconds: 11 });
    await deliverDue(server.app.services, senders);
    expect(shown).toHaveLength(1);
    senders.push = () => Promise.reject(new Undeliverable('no'));
    await evening('2026-11-22');
    expect(await server.db.selectFrom('outbox').select('state').execute()).toEqual([{ state: 'dead' }]);
  });

  it('are not sent to a native app, which reminds by itself', async () => {
    await subscribe({ token: 'native-token' });
    expect(await evening('2026-11-21')).toBe(0);
  });
});

it('tells a device of an invitation in one neutral line, and opens the page where it waits', async () => {
  await subscribe();
  const worker = await server.staff({ organisation: 'Kommunen', unit: 'Norr' });
  const forms = [{ id: 'school', version: 1, order: 0 }];
  await verify(server, child);
  await invite(worker, forms, { unit: 'Norr', recipients: [child.username] });
  await deliverDue(server.app.services, senders);
  expect(shown).toEqual([
    { body: 'There is something new for you.', channel: 'Invitation', path: '/invitations/accept' },
  ]);
});

it('gives the key to subscribe with, where push is set up', async () => {
  expect((await child.call(READ_NOTIFICATION_KEY)).body).toEqual({ key: 'BPublicKey' });
  const without = await openTestServer({ botCheck: false });
  expect((await (await without.signUp()).call(READ_NOTIFICATION_KEY)).status).toBe(404);
  await without.close();
});
