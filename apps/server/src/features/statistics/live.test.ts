import { present, LiveFigures } from '@lykta/domain';
import {
  ACCEPT_INVITATION,
  CHANGE_MEMBER,
  EXPORT_STAFF_ANSWERS,
  REQUEST_FORMS,
  SAVE_ASKED_ANSWERS,
  SEND_ANSWERS,
} from '@lykta/domain/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askedIn, invite, openCase, type TestCase } from '../../testing/case.ts';
import { figuresOf, giveReasons, sendAll, sendMood, statsOf } from '../../testing/figures.ts';
import { said } from '../../testing/forms.ts';
import { clientsOf, giveReason } from '../../testing/sent-case.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const nothing = { kind: 'live', metadata: { clientCount: 0 }, answered: {}, questions: {}, reasonNeeded: [] };
const live = async (testCase: TestCase, query: Record<string, string> = {}) =>
  LiveFigures.parse(await figuresOf(testCase.worker, testCase, query));

describe('figures from inside', () => {
  it('show nothing of what was not sent, and everything from the first child that sent and may be read', async () => {
    const testCase = await openCase(server, { organisation: 'First' });
    const invitation = testCase.invitation.id;
    const child = await testCase.join();
    await child.call(SAVE_ASKED_ANSWERS, { params: testCase.asked, body: said({ mood: 'good' }) });
    expect(await live(testCase, { invitation })).toEqual(nothing);
    await child.call(SEND_ANSWERS, { params: testCase.asked });
    await giveReasons(testCase);
    const one = { metadata: { clientCount: 1 }, answered: { mood: 1 }, questions: { mood: { good: 1 } } };
    const queries: Record<string, string>[] = [
      { invitation },
      { unit: 'Barn och unga' },
      {},
      { invitation, period: '2026Q4' },
    ];
    for (const query of queries) {
      expect(await live(testCase, query)).toEqual({ ...nothing, ...one });
    }
    expect(await live(testCase, { invitation, period: '2026Q3' })).toEqual(nothing);
  });

  it('leave out a child until a reason to read it was given, and again when that is 90 days old', async () => {
    const testCase = await openCase(server, { organisation: 'Reason' });
    await sendAll(testCase, ['bad', 'bad']);
    const [first, second] = (await clientsOf(testCase)).map(({ client }) => ({
      invitation: testCase.invitation.id,
      client,
    }));
    const bare = await live(testCase);
    expect(bare).toEqual({ ...nothing, reasonNeeded: expect.arrayContaining([first, second]) });
    expect(bare.reasonNeeded).toHaveLength(2);
    await giveReason(testCase, testCase.worker, present(first, 'first').client);
    expect(await live(testCase)).toMatchObject({
      metadata: { clientCount: 1 },
      questions: { mood: { bad: 1 }, why: { home: 1 } },
      reasonNeeded: [second],
    });
    const colleague = await server.staff({ organisation: 'Reason' });
    expect(await figuresOf(colleague, testCase, {})).toMatchObject({ metadata: { clientCount: 0 } });
    server.clock.advance({ days: 90 });
    await server.renew(testCase.worker);
    expect(await live(testCase)).toMatchObject({ metadata: { clientCount: 0 } });
    server.clock.advance({ days: -90 });
  });

  it('count a child that sends the form again once, with its newest answer', async () => {
    const testCase = await openCase(server, { organisation: 'Again' });
    const { worker, invitation, form } = testCase;
    const [child] = await sendAll(testCase, ['good']);
    const more = await worker.ok(REQUEST_FORMS, {
      params: { id: invitation.id },
      body: {
        forms: [{ id: form.metadata.id, version: 1, order: 0 }],
      },
    });
    const second = present(
      more.requests.find(({ id }) => id !== testCase.asked.requestId),
      'more.requests.find(…)',
    );
    server.clock.advance({ minutes: 1 });
    await sendMood(present(child, 'child'), { ...testCase.asked, requestId: second.id }, 'bad');
    await giveReasons(testCase);
    expect(await live(testCase)).toMatchObject({
      metadata: { clientCount: 1 },
      questions: { mood: { bad: 1 } },
    });
  });

  it('are of all units in which a worker works, and of no other', async () => {
    const organisation = 'Two units';
    const north = await openCase(server, { organisation, unit: 'Norr' });
    await sendAll(north, ['good']);
    const south = await server.staff({ organisation, unit: 'Söder' });
    const ref = { id: north.form.metadata.id, version: 1, order: 0 };
    const other = await invite(south, [ref], { unit: 'Söder' });
    await giveReasons(north);
    expect(await live(north)).toMatchObject({ metadata: { clientCount: 1 } });
    expect((await statsOf(north.worker, north, { invitation: other.id })).status).toBe(404);
    const admin = await server.staff({ organisation, unit: 'Ledning', role: 'admin' });
    await admin.call(CHANGE_MEMBER, { params: { id: north.worker.id }, body: { units: ['Norr', 'Söder'] } });
    const child = await server.signUp();
    await child.call(ACCEPT_INVITATION, { body: { code: other.code } });
    await sendMood(child, askedIn(other, ref.id), 'bad');
    expect((await live(north)).reasonNeeded).toMatchObject([{ invitation: other.id }]);
    expect((await live(north, { unit: 'Norr' })).reasonNeeded).toEqual([]);
  });

  it('are none for a member without a unit', async () => {
    const testCase = await openCase(server, { organisation: 'Nowhere' });
    const admin = await server.staff({ organisation: 'Nowhere', role: 'admin' });
    await admin.call(CHANGE_MEMBER, { params: { id: testCase.worker.id }, body: { units: [] } });
    expect(await live(testCase)).toEqual(nothing);
  });

  it('are never an admin’s, whatever units the admin joins', async () => {
    const testCase = await openCase(server, { organisation: 'Joined', unit: 'Norr' });
    await sendAll(testCase, ['good']);
    const admin = await server.staff({ organisation: 'Joined', unit: 'Norr', role: 'admin' });
    expect((await statsOf(admin, testCase, { invitation: testCase.invitation.id })).status).toBe(403);
    const queries: Record<string, string>[] = [{ unit: 'Norr' }, {}];
    for (const query of queries) {
      expect(await figuresOf(admin, testCase, query)).toMatchObject({ kind: 'published', questions: {} });
    }
  });

  it('as a file name the invitation, the period and what they are worth', async () => {
    const testCase = await openCase(server, { organisation: 'File' });
    await sendAll(testCase, ['good']);
    await giveReasons(testCase);
    const { id, code } = testCase.invitation;
    const query = new URLSearchParams({ format: 'stats', invitation: id, period: '2026Q4' });
    const lines = String(
      (
        await testCase.worker.call(EXPORT_STAFF_ANSWERS, {
          params: { formId: testCase.form.metadata.id, formVersion: 1 },
          querystring: query,
        })
      ).body,
    )
      .replace('\uFEFF', '')
      .split('\r\n');
    expect(lines).toEqual([
      '"Små frågor"',
      `"Inbjudan";"${code}"`,
      '"Period";"Kvartal 4, 2026"',
      '"Har svarat";"1"',
      expect.stringContaining('"Om siffrorna";"Exakta siffror'),
      '',
      '"Fråga";"Svar";"Antal barn"',
      '"Hur är det?";"Bra";"1"',
      '',
    ]);
  });
});
