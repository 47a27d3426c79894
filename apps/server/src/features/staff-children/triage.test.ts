import { CHILDREN_PAGE, type Flags, type StaffChild, type StaffChildren } from '@lykta/domain';
import {
  ADD_REMARK,
  CHANGE_ORGANISATION,
  EXPORT_AUDIT,
  EXPORT_STAFF_ANSWERS,
  HAND_OVER_CASES,
  LEAVE_INVITATION,
  LIST_INVITATION_CLIENTS,
  LIST_STAFF_CHILDREN,
  READ_AUDIT,
  READ_LOAD,
  READ_NEWS,
  READ_STAFF_ANSWERS,
  REQUEST_FORMS,
  SAVE_ASKED_ANSWERS,
  SEARCH_STAFF_CHILDREN,
  SEND_ANSWERS,
} from '@lykta/domain/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { childKeyOf } from '../../access/child-key-of.ts';
import { flagEarlier } from '../../renewals/flag-earlier.ts';
import { flagsPlace } from '../../records/flags.ts';
import { encryptNew } from '../../security/child-key.ts';
import { askedIn, type Asked, openCase, type TestCase } from '../../testing/case.ts';
import { said } from '../../testing/forms.ts';
import { clientsOf, giveReason, individualOf, openSentCase } from '../../testing/sent-case.ts';
import {
  openTestServer,
  type TestChild,
  type TestMember,
  type TestServer,
} from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ botCheck: false });
});
afterAll(() => server.close());

const list = async (member: TestMember, query: Record<string, string> = {}): Promise<StaffChild[]> =>
  (await member.ok(LIST_STAFF_CHILDREN, { querystring: query })).clients;
const codes = async (member: TestMember, query: Record<string, string>) =>
  (await list(member, query)).map(({ client }) => client);

const fine = { mood: 'good' };
const worried = { mood: 'bad', why: 'home', who: 'nobody', where: 'nowhere' };
const wantsHelp = { ...worried, why: 'school' };

/** Lets a child send the case's form, or the form of a further request. */
async function send(child: TestChild, asked: Asked, choices: Parameters<typeof said>[0]): Promise<void> {
  await child.call(SAVE_ASKED_ANSWERS, { params: asked, body: said(choices) });
  expect((await child.call(SEND_ANSWERS, { params: asked })).status).toBe(204);
}

/** A child that joins a case and sends at once; returns its pseudonym. */
async function joinAndSend(testCase: TestCase, choices: Parameters<typeof said>[0]): Promise<string> {
  const before = await clientsOf(testCase);
  const child = await testCase.join();
  await send(child, testCase.asked, choices);
  const known = new Set(before.map(({ client }) => client));
  return (await clientsOf(testCase)).find(({ client }) => !known.has(client))!.client;
}

/** Asks for the case's form once more; returns the form of the new request. */
async function askAgain({ worker, invitation, form }: TestCase): Promise<Asked> {
  const forms = [{ id: form.metadata.id, version: 1, order: 0 }];
  const { body } = await worker.call(REQUEST_FORMS, { params: { id: invitation.id }, body: { forms } });
  const { requests } = body as TestCase['invitation'];
  const id = requests.map((request) => request.id).find((one) => one !== invitation.requests[0]!.id)!;
  return askedIn(invitation, form.metadata.id, id);
}

const flags = (help: number, worries: number, worse: number): Flags => ({ help, worries, worse });

describe('flags', () => {
  it('stand in the list before a reason is given, while the answers do not open', async () => {
    const testCase = await openCase(server, { organisation: 'Flaggor', unit: 'Norr' });
    const client = await joinAndSend(testCase, wantsHelp);
    const colleague = await server.staff({ organisation: 'Flaggor', unit: 'Norr' });
    for (const member of [testCase.worker, colleague]) {
      expect(await list(member)).toMatchObject([{ client, flags: flags(1, 1, 0) }]);
      expect((await member.call(READ_STAFF_ANSWERS, individualOf(testCase, client))).status).toBe(403);
    }
    expect(await clientsOf(testCase)).toMatchObject([{ flags: flags(1, 1, 0) }]);
  });

  it('compare with the time before, and follow the child’s corrections', async () => {
    const testCase = await openCase(server, { organisation: 'Sämre', unit: 'Norr' });
    const child = await testCase.join();
    await send(child, testCase.asked, fine);
    const again = await askAgain(testCase);
    expect(await list(testCase.worker)).toMatchObject([{ flags: flags(0, 0, 0) }]);
    await send(child, again, worried);
    expect(await list(testCase.worker)).toMatchObject([{ flags: flags(0, 2, 2) }]);
    const correct = (question: string) =>
      child.call(ADD_REMARK, { params: again, body: { question, remark: 'not-true-any-more' } });
    expect((await correct('why')).status).toBe(204);
    expect(await list(testCase.worker)).toMatchObject([{ flags: flags(0, 1, 1) }]);
    await correct('mood');
    expect(await list(testCase.worker)).toMatchObject([{ flags: flags(0, 0, 0) }]);
  });

  it('are nothing to another unit, another organisation, or an admin who may not open the child', async () => {
    const testCase = await openCase(server, { organisation: 'Utanför', unit: 'Norr' });
    const client = await joinAndSend(testCase, wantsHelp);
    const admin = await server.staff({ organisation: 'Utanför', unit: 'Ledning', role: 'admin' });
    const outsiders = [
      await server.staff({ organisation: 'Utanför', unit: 'Söder' }),
      await server.staff({ organisation: 'Annan flagga', unit: 'Norr', role: 'admin' }),
    ];
    const queries: Record<string, string>[] = [{}, { sort: 'matters' }];
    for (const query of queries) {
      const [seen] = await list(admin, query);
      expect(seen).toMatchObject({ client });
      expect(seen).not.toHaveProperty('flags');
      for (const outsider of outsiders) expect(await list(outsider, query)).toEqual([]);
    }
    expect(await list(admin, { state: 'help' })).toEqual([]);
    for (const outsider of outsiders) expect(await list(outsider, { state: 'help' })).toEqual([]);
    expect(
      (await admin.ok(LIST_INVITATION_CLIENTS, { params: { id: testCase.invitation.id } }))[0],
    ).not.toHaveProperty('flags');
  });

  it('stand in no row in plain text, no log, no figures, no file and no news', async () => {
    const testCase = await openSentCase(server, 'Tysta flaggor');
    const { worker, client, invitation, form } = testCase;
    expect(await list(worker, { sort: 'matters' })).toMatchObject([{ flags: flags(0, 2, 0) }]);
    await giveReason(testCase, worker, client);
    const admin = await server.staff({ organisation: 'Tysta flaggor', unit: 'Norr', role: 'admin' });
    const said = [
      server.logs.join(''),
      ...[
        await worker.call(READ_NEWS),
        await worker.call(READ_STAFF_ANSWERS, individualOf(testCase, client)),
        await worker.call(EXPORT_STAFF_ANSWERS, individualOf(testCase, client)),
        await worker.call(READ_STAFF_ANSWERS, {
          params: { formId: form.metadata.id, formVersion: 1 },
          querystring: { format: 'stats', invitation: invitation.id },
        }),
        await admin.call(READ_AUDIT),
        await admin.call(EXPORT_AUDIT),
        await admin.call(READ_LOAD),
      ].map(({ status, body, headers }) => {
        expect(status).toBe(200);
        return JSON.stringify([body, headers]);
      }),
    ].join('\n');
    expect(said).not.toMatch(/"?(flags|worries|worse)"?:/);
    const { rows } = await sql<{ sealed: Buffer }>`
      select flags_sealed as sealed from acceptances where pseudonym = ${client}`.execute(server.db);
    expect(rows[0]!.sealed.toString('latin1')).not.toContain('worries');
    // Every child's flags are equally long, whatever they say.
    const other = await openCase(server, { organisation: 'Lika långa', unit: 'Norr' });
    await joinAndSend(other, fine);
    const { rows: lengths } = await sql<{ length: number }>`
      select distinct length(flags_sealed) as length from acceptances where flags_sealed is not null`.execute(
      server.db,
    );
    expect(lengths).toHaveLength(1);
  });

  it('of children who sent before flags existed are made by a job, once', async () => {
    const testCase = await openCase(server, { organisation: 'Tidigare', unit: 'Norr' });
    await joinAndSend(testCase, wantsHelp);
    await joinAndSend(testCase, fine);
    await sql`update acceptances set flags_sealed = null where invitation_id = ${testCase.invitation.id}`.execute(
      server.db,
    );
    expect(await list(testCase.worker, { state: 'help' })).toEqual([]);
    await flagEarlier(server.app.services);
    expect(await list(testCase.worker, { state: 'help' })).toMatchObject([{ flags: flags(1, 1, 0) }]);
    await flagEarlier(server.app.services);
    expect(await list(testCase.worker)).toHaveLength(2);
  });

  it('cannot be put back, or taken from another invitation, by somebody who writes the database', async () => {
    const testCase = await openCase(server, { organisation: 'Förfalskade', unit: 'Norr' });
    const child = await testCase.join();
    await send(child, testCase.asked, wantsHelp);
    const sealed = sql`select flags_sealed from acceptances where invitation_id = ${testCase.invitation.id}`;
    const { rows } = await sql<{ flags_sealed: Buffer }>`${sealed}`.execute(server.db);
    await child.call(ADD_REMARK, {
      params: testCase.asked,
      body: { question: 'why', remark: 'not-true-any-more' },
    });
    const corrected = await list(testCase.worker);
    await sql`update acceptances set flags_sealed = ${rows[0]!.flags_sealed}
      where invitation_id = ${testCase.invitation.id}`.execute(server.db);
    expect((await testCase.worker.call(LIST_STAFF_CHILDREN)).status).toBe(500);
    expect(corrected).toMatchObject([{ flags: flags(0, 1, 0) }]);
  });
});

describe('the order of what matters', () => {
  it('is unread before read, and in both: help, worries, worse, late; never a sum', async () => {
    const place = { organisation: 'Ordningen', unit: 'Norr' };
    const earlier = await openCase(server, place);
    const late = await joinAndSend(earlier, fine);
    server.clock.advance({ days: 8 });
    const worker = await server.staff(place);
    const testCase = { ...earlier, worker };
    const helpRead = await joinAndSend(testCase, wantsHelp);
    await giveReason(testCase, worker, helpRead);
    await worker.call(READ_STAFF_ANSWERS, individualOf(testCase, helpRead));
    const worry = await joinAndSend(testCase, worried);
    const help = await joinAndSend(testCase, wantsHelp);
    const newest = await joinAndSend(testCase, fine);
    await testCase.join();
    const order = await list(worker, { sort: 'matters' });
    expect(order.map(({ client }) => client).slice(0, 5)).toEqual([help, worry, late, newest, helpRead]);
    expect(order).toHaveLength(6);
    expect(order[2]).toMatchObject({ lateDays: 8 });
    expect(order[3]).not.toHaveProperty('lateDays');
    const turned = await codes(worker, { sort: 'matters', turned: '1' });
    expect(turned.slice(-4)).toEqual([newest, late, worry, help]);
  });

  it('follows when the unit says that it reads', async () => {
    const place = { organisation: 'Läser inom', unit: 'Norr' };
    const testCase = await openCase(server, place);
    await joinAndSend(testCase, fine);
    const admin = await server.staff({ ...place, role: 'admin' });
    await admin.call(CHANGE_ORGANISATION, { body: { reading: { unit: 'Norr', days: 2 } } });
    server.clock.advance({ days: 2 });
    expect((await list(await server.staff(place)))[0]).not.toHaveProperty('lateDays');
    server.clock.advance({ days: 1 });
    expect(await list(await server.staff(place))).toMatchObject([{ lateDays: 3 }]);
  });

  it('and filters work together with search, and page by page', async () => {
    const testCase = await openCase(server, { organisation: 'Filter', unit: 'Norr' });
    const { worker } = testCase;
    const help = await joinAndSend(testCase, wantsHelp);
    const silent = await testCase.join();
    const waiting = (await clientsOf(testCase)).find(({ client }) => client !== help);
    const colleague = await server.staff({ organisation: 'Filter', unit: 'Norr' });
    expect(await codes(worker, { state: 'help' })).toEqual([help]);
    expect(await codes(worker, { state: 'waiting' })).toEqual([waiting!.client]);
    expect(await codes(worker, { state: 'ended' })).toEqual([]);
    expect(await codes(worker, { whose: 'mine' })).toHaveLength(2);
    expect(await codes(colleague, { whose: 'mine' })).toEqual([]);
    const cases = [{ invitation: testCase.invitation.id, client: help }];
    expect((await worker.call(HAND_OVER_CASES, { body: { to: colleague.id, cases } })).status).toBe(204);
    expect(await codes(colleague, { whose: 'mine' })).toEqual([help]);
    expect(await codes(worker, { whose: 'mine' })).toEqual([waiting!.client]);
    expect(await codes(worker, { sort: 'sent' })).toEqual([help, waiting!.client]);
    expect(await codes(worker, { sort: 'sent', turned: '1' })).toEqual([waiting!.client, help]);
    await silent.call(LEAVE_INVITATION, { params: { id: testCase.invitation.id } });
    expect(await codes(worker, { state: 'waiting' })).toEqual([]);
    expect(await codes(worker, { state: 'ended' })).toEqual([waiting!.client]);
    const search = { search: help, sort: 'matters', state: 'help' };
    expect((await worker.call(SEARCH_STAFF_CHILDREN, { body: search })).body).toMatchObject({
      clients: [{ client: help }],
    });
  });

  it('finds whom to read first among two thousand', async () => {
    const testCase = await openCase(server, { organisation: 'Tvåtusen', unit: 'Norr' });
    const { worker, invitation } = testCase;
    const child = await testCase.join();
    await send(child, testCase.asked, fine);
    const key = await childKeyOf(server.db, server.app.services.keyRing, child.id);
    const ids = Array.from({ length: 2000 }, (_, n) => `many-${n}`);
    const sealed = ids.map((id, n) =>
      encryptNew(
        key,
        flagsPlace({ invitation_id: id, unit_id: worker.unitId }),
        flags(n === 1234 ? 1 : 0, 0, 0),
      ),
    );
    await sql`
      with given as (
        select * from unnest(${ids}::text[], ${sealed}::bytea[]) as given (id, sealed)),
      made as (
        insert into invitations (id, organisation_id, unit_id, code, max_clients, accepted, created)
        select given.id, organisation_id, unit_id, upper(given.id), 1, 1, created
        from given, invitations where invitations.id = ${invitation.id} returning id)
      insert into acceptances
        (account_id, invitation_id, unit_id, pseudonym, accepted, last_activity, sent, unread, flags_sealed)
      select account_id, given.id, unit_id, upper(given.id), accepted, last_activity, 1, 1, given.sealed
      from given, acceptances where acceptances.invitation_id = ${invitation.id}`.execute(server.db);
    const [first, ...others] = await list(worker, { sort: 'matters' });
    expect(first).toMatchObject({ client: 'MANY-1234', flags: flags(1, 0, 0) });
    expect(others).toHaveLength(CHILDREN_PAGE - 1);
    expect(await codes(worker, { state: 'help' })).toEqual(['MANY-1234']);
    const seen = new Set<string>();
    for (let after: string | null = '0'; after !== null;) {
      const page: StaffChildren = await worker.ok(LIST_STAFF_CHILDREN, {
        querystring: { sort: 'invitation', after },
      });
      for (const { client } of page.clients) seen.add(client);
      after = page.next;
    }
    expect(seen.size).toBe(2001);
  });

  it.each(['sort=score', 'sort=matters&after=-1', 'sort=matters&after=hej', 'whose=kim', 'turned=0'])(
    'refuses %s',
    async (query) => {
      const worker = await server.staff({ organisation: 'Felorder', unit: 'Norr' });
      expect((await worker.call(LIST_STAFF_CHILDREN, { querystring: query })).status).toBe(400);
    },
  );
});

describe('the load of workers', () => {
  it('is numbers and a day for an admin, and nothing for a worker', async () => {
    const testCase = await openCase(server, { organisation: 'Arbetsläge', unit: 'Norr' });
    const client = await joinAndSend(testCase, wantsHelp);
    await testCase.join();
    const admin = await server.staff({ organisation: 'Arbetsläge', unit: 'Ledning', role: 'admin' });
    expect((await admin.call(READ_LOAD)).body).toEqual([
      { unit: 'Norr', worker: 'Kim Andersson', children: 2, unread: 1, oldest: expect.any(String) as string },
    ]);
    const colleague = await server.staff({ organisation: 'Arbetsläge', unit: 'Norr' });
    const cases = [{ invitation: testCase.invitation.id, client }];
    await testCase.worker.call(HAND_OVER_CASES, { body: { to: colleague.id, cases } });
    expect((await admin.call(READ_LOAD)).body).toMatchObject([
      { children: 1, unread: 1 },
      { children: 1, unread: 0 },
    ]);
    expect((await testCase.worker.call(READ_LOAD)).status).toBe(403);
    const stranger = await server.staff({ organisation: 'Annat läge', unit: 'Norr', role: 'admin' });
    expect((await stranger.call(READ_LOAD)).body).toEqual([]);
  });
});
