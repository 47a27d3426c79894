import { CHILDREN_PAGE, present, type StaffChildren } from '@lykta/domain';
import {
  CHANGE_ORGANISATION,
  HAND_OVER_CASES,
  LEAVE_INVITATION,
  LIST_STAFF_CHILDREN,
  READ_LOAD,
  READ_STAFF_ANSWERS,
  SEARCH_STAFF_CHILDREN,
} from '@lykta/domain/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { childKeyOf } from '../../access/child-key-of.ts';
import { flagsPlace } from '../../records/flags.ts';
import { encryptNew } from '../../security/child-key.ts';
import { openCase } from '../../testing/case.ts';
import { childrenOf } from '../../testing/assigned.ts';
import { clientsOf, giveReason, individualOf } from '../../testing/sent-case.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { codes, fine, flags, joinAndSend, send, wantsHelp, worried } from '../../testing/triage.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ botCheck: false });
});
afterAll(() => server.close());

/** Children of one worker; the bigger number in `npm run test:long`. */
const MANY = process.env.LYKTA_LONG ? 2000 : 3 * CHILDREN_PAGE;
const WORST = MANY - 7;

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
    const order = await childrenOf(worker, { sort: 'matters' });
    expect(order.map(({ client }) => client).slice(0, 5)).toEqual([help, worry, late, newest, helpRead]);
    expect(order).toHaveLength(6);
    expect(order[2]).toMatchObject({ lateDays: 8 });
    expect(order[3]).not.toHaveProperty('lateDays');
    const turned = await codes(worker, { sort: 'matters', turned: '1' });
    expect(turned.slice(-4)).toEqual([newest, late, worry, help]);
  });

  it('in groups is by what weighs most, read or not, and counts each filter', async () => {
    const place = { organisation: 'Grupperna', unit: 'Norr' };
    const earlier = await openCase(server, place);
    const late = await joinAndSend(earlier, fine);
    server.clock.advance({ days: 8 });
    const worker = await server.staff(place);
    const testCase = { ...earlier, worker };
    const helpRead = await joinAndSend(testCase, wantsHelp);
    await giveReason(testCase, worker, helpRead);
    await worker.call(READ_STAFF_ANSWERS, individualOf(testCase, helpRead));
    const worry = await joinAndSend(testCase, worried);
    const leaving = await testCase.join();
    await testCase.join();
    await leaving.call(LEAVE_INVITATION, { params: { id: testCase.invitation.id } });
    const list = await worker.ok(LIST_STAFF_CHILDREN, { querystring: { sort: 'groups' } });
    expect(list.clients.map(({ client }) => client).slice(0, 3)).toEqual([helpRead, worry, late]);
    const counts = { taking: 4, unread: 2, help: 1, worries: 2, worse: 0, late: 1, waiting: 1, ended: 1 };
    expect(list.counts).toEqual(counts);
    expect(await codes(worker, { sort: 'groups', state: 'worries' })).toEqual([helpRead, worry]);
    expect(await codes(worker, { sort: 'groups', state: 'late' })).toEqual([late]);
    expect(await codes(worker, { sort: 'groups', state: 'worse' })).toEqual([]);
    const filtered = await worker.ok(LIST_STAFF_CHILDREN, { querystring: { sort: 'groups', state: 'late' } });
    expect(filtered).not.toHaveProperty('counts');
    const colleague = await server.staff(place);
    const own = await colleague.ok(LIST_STAFF_CHILDREN, { querystring: { sort: 'groups', whose: 'mine' } });
    expect(own).toMatchObject({ clients: [], counts: { taking: 0, help: 0 } });
  });

  it('follows when the unit says that it reads', async () => {
    const place = { organisation: 'Läser inom', unit: 'Norr' };
    const testCase = await openCase(server, place);
    await joinAndSend(testCase, fine);
    const admin = await server.staff({ ...place, role: 'admin' });
    await admin.call(CHANGE_ORGANISATION, { body: { reading: { unit: 'Norr', days: 2 } } });
    server.clock.advance({ days: 2 });
    expect((await childrenOf(await server.staff(place)))[0]).not.toHaveProperty('lateDays');
    server.clock.advance({ days: 1 });
    expect(await childrenOf(await server.staff(place))).toMatchObject([{ lateDays: 3 }]);
  });

  it('and filters work together with search, and page by page', async () => {
    const testCase = await openCase(server, { organisation: 'Filter', unit: 'Norr' });
    const { worker } = testCase;
    const help = await joinAndSend(testCase, wantsHelp);
    const silent = await testCase.join();
    const others = (await clientsOf(testCase)).map(({ client }) => client);
    const waiting = present(
      others.find((client) => client !== help),
      'the child that waits',
    );
    const colleague = await server.staff({ organisation: 'Filter', unit: 'Norr' });
    expect(await codes(worker, { state: 'help' })).toEqual([help]);
    expect(await codes(worker, { state: 'waiting' })).toEqual([waiting]);
    expect(await codes(worker, { state: 'ended' })).toEqual([]);
    expect(await codes(worker, { whose: 'mine' })).toHaveLength(2);
    expect(await codes(colleague, { whose: 'mine' })).toEqual([]);
    const cases = [{ invitation: testCase.invitation.id, client: help }];
    expect((await worker.call(HAND_OVER_CASES, { body: { to: colleague.id, cases } })).status).toBe(204);
    expect(await codes(colleague, { whose: 'mine' })).toEqual([help]);
    expect(await codes(worker, { whose: 'mine' })).toEqual([waiting]);
    expect(await codes(worker, { sort: 'sent' })).toEqual([help, waiting]);
    expect(await codes(worker, { sort: 'sent', turned: '1' })).toEqual([waiting, help]);
    await silent.call(LEAVE_INVITATION, { params: { id: testCase.invitation.id } });
    expect(await codes(worker, { state: 'waiting' })).toEqual([]);
    expect(await codes(worker, { state: 'ended' })).toEqual([waiting]);
    const search = { search: help, sort: 'matters', state: 'help' };
    expect((await worker.call(SEARCH_STAFF_CHILDREN, { body: search })).body).toMatchObject({
      clients: [{ client: help }],
    });
  });

  it(`finds whom to read first among ${MANY}`, async () => {
    const testCase = await openCase(server, { organisation: 'Många', unit: 'Norr' });
    const { worker, invitation } = testCase;
    const child = await testCase.join();
    await send(child, testCase.asked, fine);
    const key = await childKeyOf(server.db, server.app.services.keyRing, child.id);
    const ids = Array.from({ length: MANY }, (_, n) => `many-${n}`);
    const sealed = ids.map((id, n) =>
      encryptNew(
        key,
        flagsPlace({ invitation_id: id, unit_id: worker.unitId }),
        flags(n === WORST ? 1 : 0, 0, 0),
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
    const [first, ...others] = await childrenOf(worker, { sort: 'matters' });
    expect(first).toMatchObject({ client: `MANY-${WORST}`, flags: flags(1, 0, 0) });
    expect(others).toHaveLength(CHILDREN_PAGE - 1);
    expect(await codes(worker, { state: 'help' })).toEqual([`MANY-${WORST}`]);
    const seen = new Set<string>();
    for (let after: string | null = '0'; after !== null;) {
      const page: StaffChildren = await worker.ok(LIST_STAFF_CHILDREN, {
        querystring: { sort: 'invitation', after },
      });
      for (const { client } of page.clients) seen.add(client);
      after = page.next;
    }
    expect(seen.size).toBe(MANY + 1);
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
      { unit: 'Norr', worker: 'Kim Andersson', children: 2, unread: 1, oldest: expect.any(String) },
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
