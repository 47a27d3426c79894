import { present } from '@lykta/domain';
import {
  ACCEPT_INVITATION,
  CHANGE_MAIL_SETTING,
  CHANGE_MEMBER,
  CHANGE_ORGANISATION,
  LIST_INVITATION_CLIENTS,
  READ_MAIL_SETTING,
  READ_STAFF_ANSWERS,
  SAVE_ASKED_ANSWERS,
  SEND_ANSWERS,
} from '@lykta/domain/calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type TestChild,
  type TestMember,
  type TestServer,
  openTestServer,
} from '../../testing/test-server.ts';
import { deliverDue } from '../../messages/deliver.ts';
import { listOutbox, readOutboxRow } from '../../messages/outbox.ts';
import { assign, openAssigned, type AssignedCase } from '../../testing/assigned.ts';
import { askedIn, invite } from '../../testing/case.ts';
import { said } from '../../testing/forms.ts';
import { giveReason, individualOf } from '../../testing/sent-case.ts';
import { mailMembers } from './job.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ botCheck: false });
});
beforeEach(() => server.empty());
afterAll(() => server.close());

const mailbox = (member: TestMember) => `${member.id.toLowerCase()}@kommun.example`;

/** Runs the job; returns who gets an e-mail, with its subject, and empties the outbox as a mail server would. */
async function mailed(): Promise<string[]> {
  await mailMembers(server.app.services);
  const sent = await listOutbox(server.app.services);
  const mails = sent.filter(({ to }) => to.endsWith('@kommun.example'));
  await server.db.deleteFrom('outbox').execute();
  return mails.map(({ to, subject }) => `${to}: ${subject}`).sort();
}
const NEWS = 'Det finns något nytt i Lykta';
const LATE = 'Något väntar i Lykta';

/** Another child joins the invitation and sends. */
async function sendAnother(of: AssignedCase): Promise<TestChild> {
  const child = await of.join();
  await child.call(SAVE_ASKED_ANSWERS, { params: of.asked, body: said({ mood: 'good' }) });
  await child.call(SEND_ANSWERS, { params: of.asked });
  return child;
}

describe('the responsible worker', () => {
  it('gets one e-mail a day about what is new, and none about what it has read', async () => {
    const of = await openAssigned(server, 'Dagligen');
    const news = [`${mailbox(of.worker)}: ${NEWS}`];
    expect(await mailed()).toEqual(news);
    await sendAnother(of);
    server.clock.advance({ hours: 2 });
    expect(await mailed()).toEqual([]);
    server.clock.set('2026-11-20T23:00:00Z'); // midnight in Stockholm
    expect(await mailed()).toEqual(news);
    server.clock.advance({ days: 1 });
    expect(await mailed()).toEqual([]);
    await sendAnother(of);
    await server.renew(of.worker);
    const clients = await of.worker.ok(LIST_INVITATION_CLIENTS, { params: { id: of.invitation.id } });
    for (const { client } of clients) {
      await giveReason(of, of.worker, client);
      await of.worker.call(READ_STAFF_ANSWERS, individualOf(of, client));
    }
    expect(await mailed()).toEqual([]);
  });

  it('reads in it nothing of a child, form or unit', async () => {
    const of = await openAssigned(server, 'Utan innehåll');
    await mailMembers(server.app.services);
    const [mail] = await listOutbox(server.app.services);
    expect(mail?.subject).toBe(NEWS);
    const said = `${present(mail, 'mail').subject} ${present(mail, 'mail').text}`;
    const code = `${of.client.slice(0, 3)}-${of.client.slice(3)}`;
    const secrets = [of.client, code, of.form.metadata.id, of.invitation.code, 'Norr', 'Kim'];
    for (const secret of secrets) expect(said).not.toContain(secret);
    expect(mail?.text).toContain('http://localhost:4300/');
  });

  it('can turn it off, and on again; that of others stays', async () => {
    const of = await openAssigned(server, 'Av och på');
    expect((await of.worker.call(READ_MAIL_SETTING)).body).toMatchObject({ daily: true });
    expect((await of.worker.call(CHANGE_MAIL_SETTING, { body: { daily: false } })).status).toBe(204);
    expect((await of.worker.call(READ_MAIL_SETTING)).body).toMatchObject({ daily: false });
    expect((await of.colleague.call(READ_MAIL_SETTING)).body).toMatchObject({ daily: true });
    expect(await mailed()).toEqual([]);
    await of.worker.call(CHANGE_MAIL_SETTING, { body: { daily: true } });
    await sendAnother(of);
    expect(await mailed()).toEqual([`${mailbox(of.worker)}: ${NEWS}`]);
  });

  it('who may not open the case any more gets none: moved, turned off, or after its last day', async () => {
    const moved = await openAssigned(server, 'Flyttad');
    await server.db.deleteFrom('member_units').where('member_id', '=', moved.worker.id).execute();
    const off = await openAssigned(server, 'Avstängd');
    const admin = await server.staff({ organisation: 'Avstängd', unit: 'Ledning', role: 'admin' });
    await admin.call(CHANGE_MEMBER, { params: { id: off.worker.id }, body: { active: false } });
    const gone = await openAssigned(server, 'Slutat');
    const other = await server.staff({ organisation: 'Slutat', unit: 'Ledning', role: 'admin' });
    await other.call(CHANGE_MEMBER, { params: { id: gone.worker.id }, body: { lastDay: '2026-11-20' } });
    const forged = await openAssigned(server, 'Förfalskad');
    await server.db
      .updateTable('case_workers')
      .set({ member_id: forged.colleague.id })
      .where('member_id', '=', forged.worker.id)
      .execute();
    server.clock.set('2026-11-20T23:00:00Z');
    // Nobody reads for these three: whoever can give the case away is told at once.
    expect(await mailed()).toEqual([`${mailbox(admin)}: ${LATE}`, `${mailbox(other)}: ${LATE}`].sort());
  });
});

describe('a child for whom nobody is responsible', () => {
  it('is told of at once: to the admins, and where the unit has a manager to the manager', async () => {
    const { form } = await openAssigned(server, 'Ingen ansvarig');
    await mailed();
    const admin = await server.staff({ organisation: 'Ingen ansvarig', unit: 'Ledning', role: 'admin' });
    const invitation = await invite(admin, [{ id: form.metadata.id, version: 1, order: 0 }], {
      unit: 'Norr',
    });
    const asked = askedIn(invitation, form.metadata.id);
    const sendOne = async () => {
      const child = await server.signUp();
      await child.call(ACCEPT_INVITATION, { body: { code: invitation.code } });
      await child.call(SAVE_ASKED_ANSWERS, { params: asked, body: said({ mood: 'good' }) });
      expect((await child.call(SEND_ANSWERS, { params: asked })).status).toBe(204);
    };
    await sendOne();
    expect(await mailed()).toEqual([`${mailbox(admin)}: ${LATE}`]);
    server.clock.advance({ days: 1 });
    const manager = await server.staff({ organisation: 'Ingen ansvarig', unit: 'Norr', role: 'manager' });
    await sendOne();
    expect(await mailed()).toEqual([`${mailbox(manager)}: ${LATE}`]);
  });
});

it('speaks the language that the member chose', async () => {
  const of = await openAssigned(server, 'Språk');
  expect(await of.worker.ok(READ_MAIL_SETTING)).toEqual({ daily: true, language: 'sv' });
  expect((await of.worker.call(CHANGE_MAIL_SETTING, { body: { language: 'en' } })).status).toBe(204);
  expect((await of.worker.call(CHANGE_MAIL_SETTING, { body: { language: 'xx' } })).status).toBe(400);
  expect(await of.worker.ok(READ_MAIL_SETTING)).toEqual({ daily: true, language: 'en' });
  expect(await mailed()).toEqual([`${mailbox(of.worker)}: There is something new in Lykta`]);
});

describe('when nobody reads', () => {
  it('a deputy is told after the unit’s days, an admin after as many again, each once', async () => {
    const of = await openAssigned(server, 'Väntar');
    const join = () => server.staff({ organisation: 'Väntar', unit: 'Norr' });
    const [deputy, later] = [await join(), await join()];
    const admin = await server.staff({ organisation: 'Väntar', unit: 'Ledning', role: 'admin' });
    await assign(of, {
      deputies: [
        { id: deputy.id, from: '2026-11-20', to: '2026-12-31' },
        { id: later.id, from: '2027-01-01', to: '2027-01-31' },
      ],
    });
    await deputy.call(CHANGE_MAIL_SETTING, { body: { daily: false } });
    const telling = { unit: 'Norr', days: 3 };
    expect((await admin.call(CHANGE_ORGANISATION, { body: { telling } })).status).toBe(200);
    await mailed();
    server.clock.advance({ days: 2 });
    expect(await mailed()).toEqual([]);
    server.clock.advance({ days: 1 });
    expect(await mailed()).toEqual([`${mailbox(deputy)}: ${LATE}`]);
    server.clock.advance({ days: 2 });
    expect(await mailed()).toEqual([]);
    server.clock.advance({ days: 1 });
    expect(await mailed()).toEqual([`${mailbox(admin)}: ${LATE}`]);
    server.clock.advance({ days: 30 });
    expect(await mailed()).toEqual([]);
  });

  it('and there is no deputy, the admin is told; what somebody has read waits no more', async () => {
    const of = await openAssigned(server, 'Ingen ersättare');
    const admin = await server.staff({ organisation: 'Ingen ersättare', unit: 'Ledning', role: 'admin' });
    await mailed();
    server.clock.advance({ days: 7 });
    expect(await mailed()).toEqual([`${mailbox(admin)}: ${LATE}`]);
    await server.renew(of.worker);
    await giveReason(of, of.worker, of.client);
    await of.worker.call(READ_STAFF_ANSWERS, individualOf(of, of.client));
    await sendAnother(of);
    expect(await mailed()).toEqual([`${mailbox(of.worker)}: ${NEWS}`]);
    server.clock.advance({ days: 7 });
    expect(await mailed()).toEqual([`${mailbox(admin)}: ${LATE}`]);
  });

  it('the unit’s manager is told in place of the admins, and one of another unit never', async () => {
    await openAssigned(server, 'Med chef');
    await server.staff({ organisation: 'Med chef', unit: 'Ledning', role: 'admin' });
    await server.staff({ organisation: 'Med chef', unit: 'Söder', role: 'manager' });
    const manager = await server.staff({ organisation: 'Med chef', unit: 'Norr', role: 'manager' });
    await mailed();
    server.clock.advance({ days: 7 });
    expect(await mailed()).toEqual([`${mailbox(manager)}: ${LATE}`]);
  });

  it('an organisation’s admin alone is told, never one of another; the days are 1 to 30', async () => {
    await openAssigned(server, 'Egen');
    const admin = await server.staff({ organisation: 'Egen', unit: 'Ledning', role: 'admin' });
    await server.staff({ organisation: 'Annan', unit: 'Norr', role: 'admin' });
    for (const days of [0, 31, 2.5]) {
      expect(
        (await admin.call(CHANGE_ORGANISATION, { body: { telling: { unit: 'Norr', days } } })).status,
      ).toBe(400);
    }
    server.clock.advance({ days: 8 });
    const told = await mailed();
    expect(told.filter((mail) => mail.endsWith(LATE))).toEqual([`${mailbox(admin)}: ${LATE}`]);
  });
});

describe('a mail server that is away', () => {
  it('for a day gets each e-mail once when it is back, and one that waits takes no second beside it', async () => {
    const of = await openAssigned(server, 'Borta');
    const { services } = server.app;
    let isAway = true;
    const received: string[] = [];
    const email = async ({ to }: { to: string }, id: string) => {
      if (isAway) throw new Error('connection refused');
      received.push(`${to} ${id}`);
    };
    const senders = { email, close: () => {} };
    for (let hour = 0; hour < 30; hour += 1) {
      await mailMembers(services);
      await deliverDue(services, senders);
      if (hour === 20) await sendAnother(of);
      server.clock.advance({ hours: 1 });
    }
    expect(await server.db.selectFrom('outbox').select('state').execute()).toEqual([{ state: 'waiting' }]);
    isAway = false;
    await mailMembers(services);
    await deliverDue(services, senders);
    await deliverDue(services, senders);
    expect(received).toHaveLength(1);
    expect(received[0]).toContain(mailbox(of.worker));
    expect(await server.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });

  it('and a server that dies after sending: the next one sends under the same id, which mail programs know', async () => {
    await openAssigned(server, 'Dör');
    const { services } = server.app;
    const ids: string[] = [];
    const senders = {
      email: async (_mail: unknown, id: string) => {
        ids.push(id);
        if (ids.length === 1) throw new Error('the server died before it noted the sending');
      },
      close: () => {},
    };
    await mailMembers(services);
    await deliverDue(services, senders);
    server.clock.advance({ minutes: 1 });
    await deliverDue(services, senders);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });
});

it('two servers at once put one e-mail into the outbox', async () => {
  await openAssigned(server, 'Två');
  const { services } = server.app;
  await Promise.all([mailMembers(services), mailMembers(services), mailMembers(services)]);
  const rows = await server.db.selectFrom('outbox').select(['id', 'sealed']).execute();
  const mails = rows.map((row) => readOutboxRow(services, row).message);
  expect(mails.filter((mail) => mail?.kind === 'news')).toHaveLength(1);
});
