import { present, StaffClient } from '@lykta/domain';
import {
  EXPORT_DATA,
  FINISH_PASSWORD_RESET,
  LIST_INVITATION_CLIENTS,
  LIST_READINGS,
  LIST_SHARES,
  OPEN_SHARE,
  READ_ASKED_ANSWERS,
  READ_INVITATIONS,
  READ_MOODS,
  READ_OWN_ANSWERS,
  READ_PROFILE,
  READ_SHARED_STORY,
  READ_STAFF_ANSWERS,
  SAVE_ASKED_ANSWERS,
  SAVE_OWN_ANSWERS,
  SIGN_IN,
  SIGN_IN_STAFF,
} from '@lykta/domain/calls';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { queueReminders } from '../features/notifications/reminders.ts';
import { toBase32 } from '../security/totp.ts';
import { authenticatorCode } from '../security/authenticator.ts';
import { deliverDue } from '../messages/deliver.ts';
import { cookies } from '../security/cookies.ts';
import { makeSecret, parseSecrets } from '../security/secrets.ts';
import type { Browser } from '../testing/browser.ts';
import { OWN_ANSWERS, SUBSCRIPTION, type OldChild } from '../testing/first-release/children.ts';
import { fillFirstRelease } from '../testing/first-release/fill.ts';
import { REASON, RECOVERY_CODE, SENT_ANSWERS, type OldCase } from '../testing/first-release/staff.ts';
import { asServer, inDatabase, onServer } from '../testing/global-setup.ts';
import { serveOn, type TestServer } from '../testing/test-server.ts';
import { openPool } from './connect.ts';
import { migrate } from './migrate.ts';
import { grantToServer } from './roles.ts';

const NOW = new Date('2026-11-20T12:00:00.000Z');
let server: TestServer;
let children: OldChild[];
let oldCase: OldCase;

/** Opens the data of the first release with the present server. */
beforeAll(async () => {
  const { template, ...postgres } = inject('testDatabase');
  const database = `${template}_first_release`;
  await onServer(postgres, (client) => client.query(`create database ${database}`));
  const owner = inDatabase(postgres, database);
  const secrets = parseSecrets(makeSecret());
  ({ children, oldCase } = await fillFirstRelease(owner, secrets, { children: 3, now: NOW }));
  const { db } = openPool(owner, 1);
  await migrate(db, secrets);
  if (postgres.role !== undefined) await grantToServer(db, postgres.role);
  await db.destroy();
  const connections = { server: asServer(postgres, database), owner };
  const vapid = { publicKey: 'BPublicKey', privateKey: 'x', subject: 'mailto:hej@lykta.example' };
  server = await serveOn(connections, { secrets, vapid, botCheck: false, staffTotp: true }, () =>
    onServer(postgres, (client) => client.query(`drop database ${database} with (force)`)),
  );
});
afterAll(() => server.close());

async function signIn({ username, password }: OldChild): Promise<Browser> {
  const browser = server.browser();
  expect((await browser.call(SIGN_IN, { body: { username, password } })).status).toBe(200);
  return browser;
}

describe('a child of the first release', () => {
  it('signs in with the same password, and reads everything', async () => {
    for (const child of children) {
      const browser = await signIn(child);
      expect(await browser.ok(READ_PROFILE)).toMatchObject({
        persons: { [child.person]: { type: 'MOTHER' } },
        houses: { [child.home]: { type: 'APARTMENT' } },
        housePersonMap: { [child.home]: [child.person] },
      });
      expect(Object.keys(await browser.ok(READ_MOODS))).toHaveLength(30);
      const own = await browser.call(READ_OWN_ANSWERS, { params: { formId: 'school', formVersion: 1 } });
      expect(own).toMatchObject({ body: OWN_ANSWERS, headers: { etag: '"3"' } });
      expect(await browser.ok(READ_ASKED_ANSWERS, { params: oldCase.asked })).toMatchObject({
        ...SENT_ANSWERS,
        done: NOW.toISOString(),
      });
      expect(await browser.ok(EXPORT_DATA)).toMatchObject({
        snapshots: [{ content: { answers: { feel: [{ answer: 'bad' }] } } }],
        devices: [{ device: 'phone', token: JSON.stringify(SUBSCRIPTION) }],
      });
    }
  });

  it('goes on: saves, sends nothing twice, and sees who has read', async () => {
    const browser = await signIn(present(children[1], 'children[1]'));
    expect(
      (
        await browser.call(SAVE_OWN_ANSWERS, {
          params: { formId: 'school', formVersion: 1 },
          body: OWN_ANSWERS,
        })
      ).headers.etag,
    ).toBe('"4"');
    expect(
      (await browser.call(SAVE_ASKED_ANSWERS, { params: oldCase.asked, body: SENT_ANSWERS })).body,
    ).toMatchObject({ code: 'already-sent' });
    const readings = await browser.ok(LIST_READINGS);
    expect(readings.length).toBeGreaterThan(0);
  });

  it('has its links, and the one that it took back stays back', async () => {
    const [live, revoked] = present(children[0], 'children[0]').shareKeys;
    const adult = server.browser();
    const { token } = await adult.ok(OPEN_SHARE, { body: { key: live } });
    const headers = { authorization: `Bearer ${token}` };
    expect(
      await adult.call(READ_SHARED_STORY, { params: { formId: 'beb', formVersion: 2 }, headers }),
    ).toMatchObject({
      status: 200,
      body: { HELP: [] },
    });
    expect((await adult.call(OPEN_SHARE, { body: { key: revoked } })).status).toBe(410);
    const browser = await signIn(present(children[0], 'children[0]'));
    expect((await browser.call(LIST_SHARES)).body).toMatchObject([{ name: 'Mormor', sections: ['HELP'] }]);
  });

  it('gets a new password by the link that it was sent, and is signed in nowhere else', async () => {
    const [, , child] = children;
    const headers = { authorization: `Bearer ${present(child, 'child').resetToken}` };
    const password = 'ett helt nytt lösenord';
    expect((await server.browser().call(FINISH_PASSWORD_RESET, { body: { password }, headers })).status).toBe(
      204,
    );
    await signIn({ ...present(child, 'child'), password });
    const { username, password: earlier } = present(child, 'child');
    const old = await server.browser().call(SIGN_IN, { body: { username, password: earlier } });
    expect(old.status).toBe(401);
  });

  it('is invited again only by an address that it has verified', async () => {
    const browser = await signIn(present(children[0], 'children[0]'));
    expect((await browser.call(READ_INVITATIONS)).body).toMatchObject({ pending: [] });
    const waiting = await server.db.selectFrom('invitation_recipients').select('invitation_id').execute();
    expect(waiting).toEqual(children.map(() => ({ invitation_id: 'waits' })));
  });
});

describe('a member of the first release', () => {
  const staff = (more: object) => {
    const { email, password } = oldCase;
    const browser = server.browser();
    return browser
      .call(SIGN_IN_STAFF, { body: { email, password, ...more } })
      .then((reply) => ({ browser, reply }));
  };

  it('signs in with the same password and second factor, or a recovery code, once', async () => {
    expect((await staff({})).reply.body).toMatchObject({ code: 'code-needed' });
    const code = authenticatorCode(toBase32(oldCase.totpSecret), server.clock.now());
    expect((await staff({ code })).reply.status).toBe(200);
    expect((await staff({ code: RECOVERY_CODE })).reply.status).toBe(200);
    expect((await staff({ code: RECOVERY_CODE })).reply.status).toBe(401);
  });

  it('is still signed in, and reads what was sent for the reason that was given', async () => {
    const browser = server.browser();
    browser.cookies.set(cookies.staff, oldCase.sessionToken);
    const clients = await browser.call(LIST_INVITATION_CLIENTS, { params: { id: oldCase.invitationId } });
    expect(
      StaffClient.array()
        .parse(clients.body)
        .map(({ client }) => client),
    ).toContain(oldCase.pseudonym);
    const query = new URLSearchParams({
      format: 'answers',
      invitation: oldCase.invitationId,
      client: oldCase.pseudonym,
    });
    expect(
      (
        await browser.call(READ_STAFF_ANSWERS, {
          params: { formId: 'school', formVersion: 1 },
          querystring: query,
        })
      ).status,
    ).toBe(200);
  });

  it('stands in the log with every reading, folded by the hour, and its reason sealed', async () => {
    const { n } = await server.db
      .selectFrom('audit_repeats')
      .innerJoin('audit_lines', 'audit_lines.id', 'audit_repeats.line_id')
      .innerJoin('reasons', 'reasons.id', 'audit_lines.reason_id')
      .select(({ fn }) => fn.sum<number>('audit_repeats.n').as('n'))
      .executeTakeFirstOrThrow();
    expect(n).toBe(children.length);
    const reasons = await server.db.selectFrom('reasons').select('sealed').execute();
    expect(reasons).toHaveLength(children.length);
    expect(reasons.some(({ sealed }) => sealed.includes(REASON))).toBe(false);
  });
});

it('what waited is sent: the letters, and a reminder to each device', async () => {
  server.clock.advance({ days: 1, minutes: 1 });
  const letters: string[] = [];
  const pushed: string[] = [];
  await queueReminders(server.app.services);
  await deliverDue(server.app.services, {
    sms: async ({ to }) => void letters.push(to),
    push: async (to) => void ('endpoint' in to && pushed.push(to.endpoint)),
    close: () => {},
  });
  expect(letters).toEqual(expect.arrayContaining(children.map(({ username }) => username)));
  expect(pushed).toContain(SUBSCRIPTION.endpoint);
});
