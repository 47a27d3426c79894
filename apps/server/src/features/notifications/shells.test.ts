import { HOUR_MS } from '@lykta/domain';
import { SET_NOTIFICATION_TOKEN } from '@lykta/domain/calls';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { deliverDue } from '../../messages/deliver.ts';
import { pushInvitation } from '../../messages/devices.ts';
import type { PushTarget } from '../../messages/push-target.ts';
import { SubscriptionGone } from '../../messages/web-push.ts';
import { openTestServer, type TestChild, type TestServer } from '../../testing/test-server.ts';
import { queueReminders } from './reminders.ts';

const ANDROID = { android: 'c'.repeat(40) };
const IPHONE = { ios: 'ab'.repeat(32) };
const fcm = { project_id: 'x', client_email: 'a@b.se', private_key: '', token_uri: 'https://b.se' };

let server: TestServer;
let child: TestChild;
let reached: PushTarget[];
beforeAll(async () => {
  server = await openTestServer({ botCheck: false, nativePush: { fcm, apns: null } });
});
beforeEach(async () => {
  await server.empty();
  child = await server.signUp();
  reached = [];
});
afterAll(() => server.close());

const register = (target: object, deviceId: string) =>
  child.call(SET_NOTIFICATION_TOKEN, { body: { token: JSON.stringify(target), deviceId, language: 'sv' } });
const invite = async () => {
  const { services } = server.app;
  const expires = new Date(server.clock.now().getTime() + HOUR_MS);
  await pushInvitation(services, services.db, child.id, expires);
};
const deliver = (fails = false) =>
  deliverDue(server.app.services, {
    push: async (target) => {
      reached.push(target);
      if (fails) throw new SubscriptionGone('gone');
    },
    close: () => {},
  });

it('an invitation reaches a shell for which there is a key, and no other', async () => {
  await register(ANDROID, 'phone');
  await register(IPHONE, 'tablet');
  await invite();
  await deliver();
  expect(reached).toEqual([ANDROID]);
});

it('a reminder goes to no shell: it plans its own', async () => {
  await register(ANDROID, 'phone');
  server.clock.advance({ days: 1, hours: 8 });
  await queueReminders(server.app.services);
  await deliver();
  expect(reached).toEqual([]);
});

it('a shell that is gone is forgotten', async () => {
  await register(ANDROID, 'phone');
  await invite();
  await deliver(true);
  expect(await server.db.selectFrom('notification_tokens').select('device_id').execute()).toEqual([]);
});
