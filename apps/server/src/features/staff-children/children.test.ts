import { CHILDREN_PAGE, REASON_DAYS, type StaffChildren } from '@lykta/domain';
import {
  ACCEPT_INVITATION,
  LIST_STAFF_CHILDREN,
  READ_STAFF_ANSWERS,
  SAVE_ASKED_ANSWERS,
  SEARCH_STAFF_CHILDREN,
  SEND_ANSWERS,
} from '@lykta/domain/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { childKeyOf } from '../../access/child-key-of.ts';
import { sealChildLabel } from '../../records/labels.ts';
import { invite, openCase } from '../../testing/case.ts';
import { said } from '../../testing/forms.ts';
import { giveReason, individualOf, openSentCase } from '../../testing/sent-case.ts';
import { renewMember } from '../../testing/staff.ts';
import { openTestServer, type TestMember, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

async function childrenOf(member: TestMember, query: Record<string, string> = {}): Promise<StaffChildren> {
  if ('search' in query) return await member.ok(SEARCH_STAFF_CHILDREN, { body: query });
  return await member.ok(LIST_STAFF_CHILDREN, { querystring: query });
}

it('come from every invitation of the units, the one with whom something happened last first', async () => {
  const { worker, invitation, form, asked, join } = await openCase(server, {
    organisation: 'Ordning',
    unit: 'Norr',
  });
  const early = await join();
  server.clock.advance({ minutes: 1 });
  const second = await invite(worker, [{ id: form.metadata.id, version: 1, order: 0 }], { unit: 'Norr' });
  const late = await server.signUp();
  await late.call(ACCEPT_INVITATION, { body: { code: second.code } });
  const order = async () =>
    (await childrenOf(worker)).clients.map(({ invitation: of, sent }) => [of, sent.length]);
  expect(await order()).toEqual([
    [second.id, 0],
    [invitation.id, 0],
  ]);
  server.clock.advance({ minutes: 1 });
  await early.call(SAVE_ASKED_ANSWERS, { params: asked, body: said({ mood: 'good' }) });
  expect((await early.call(SEND_ANSWERS, { params: asked })).status).toBe(204);
  expect(await order()).toEqual([
    [invitation.id, 1],
    [second.id, 0],
  ]);
});

it('are found by a part of a pseudonym or of an invitation’s code, and by what nobody has read', async () => {
  const testCase = await openSentCase(server, 'Sökning');
  await testCase.join();
  const { worker, client, invitation } = testCase;
  const clients = async (query: Record<string, string>) =>
    (await childrenOf(worker, query)).clients.map((child) => child.client);
  expect(await clients({ search: client.slice(1, 5).toLowerCase() })).toEqual([client]);
  expect(await clients({ search: invitation.code })).toHaveLength(2);
  expect(await clients({ search: '0000' })).toEqual([]);
  expect(await clients({ search: '%' })).toEqual([]);
  expect(await clients({ state: 'unread' })).toEqual([client]);
  await giveReason(testCase, worker, client);
  await worker.call(READ_STAFF_ANSWERS, individualOf(testCase, client));
  expect(await clients({ state: 'unread' })).toEqual([]);
});

it('say whether a reason is needed before their answers open, and again after its time', async () => {
  const testCase = await openSentCase(server, 'Anledning');
  const { worker, client, join } = testCase;
  await join();
  const needing = async () =>
    (await childrenOf(worker)).clients.filter((child) => child.needsReason).map((child) => child.client);
  expect(await needing()).toEqual([client]);
  await giveReason(testCase, worker, client);
  expect(await needing()).toEqual([]);
  server.clock.advance({ days: REASON_DAYS });
  await renewMember(server.app.services, worker);
  expect(await needing()).toEqual([client]);
  const admin = await server.staff({ organisation: 'Anledning', unit: 'Ledning', role: 'admin' });
  expect((await childrenOf(admin)).clients.filter((child) => child.needsReason)).toEqual([]);
});

it('of another unit look like those of none; an admin sees every unit', async () => {
  const { client } = await openSentCase(server, 'Enheter');
  const south = await server.staff({ organisation: 'Enheter', unit: 'Söder' });
  const admin = await server.staff({ organisation: 'Enheter', unit: 'Ledning', role: 'admin' });
  const stranger = await server.staff({ organisation: 'Annan', unit: 'Norr', role: 'admin' });
  expect((await childrenOf(south)).clients).toEqual([]);
  expect((await south.call(LIST_STAFF_CHILDREN, { querystring: { unit: 'Norr' } })).status).toBe(404);
  expect((await childrenOf(stranger)).clients).toEqual([]);
  expect((await childrenOf(admin)).clients).toMatchObject([{ client }]);
  expect((await childrenOf(admin, { unit: 'Norr' })).clients).toMatchObject([{ client }]);
  expect((await childrenOf(admin, { unit: 'Söder' })).clients).toEqual([]);
});

it('come a page at a time, each once, in the same order', async () => {
  const { worker, invitation, join } = await openCase(server, { organisation: 'Sidor', unit: 'Norr' });
  await join();
  const many = 2 * CHILDREN_PAGE + 30;
  await sql`
    with made as (
      insert into invitations (id, organisation_id, unit_id, code, max_clients, accepted, created)
      select 'page-' || n, organisation_id, unit_id, 'P' || n, 1, 1, created
      from invitations, generate_series(1, ${sql.lit(many)}) n where invitations.id = ${invitation.id}
      returning id, unit_id, code, created)
    insert into acceptances (account_id, invitation_id, unit_id, pseudonym, accepted, last_activity)
    select account_id, made.id, made.unit_id, made.code, made.created, made.created
    from made, acceptances where acceptances.invitation_id = ${invitation.id}`.execute(server.db);
  const seen: string[] = [];
  let page = await childrenOf(worker);
  for (let pages = 1; pages <= 3; pages += 1) {
    seen.push(...page.clients.map(({ client }) => client));
    if (page.next) page = await childrenOf(worker, { after: page.next });
  }
  expect(page.next).toBeNull();
  expect(seen).toHaveLength(many + 1);
  expect(new Set(seen).size).toBe(many + 1);
});

it('are found by a label among two thousand', async () => {
  const { worker, invitation, join } = await openCase(server, { organisation: 'Stor', unit: 'Norr' });
  const child = await join();
  const { keyRing } = server.app.services;
  const key = await childKeyOf(server.db, keyRing, child.id);
  const labels = Array.from({ length: 2000 }, (_, n) => ({
    id: `label-${n}`,
    sealed: sealChildLabel(key, { invitation_id: `label-${n}`, unit_id: worker.unitId }, `Dnr ${10_000 + n}`),
  }));
  await sql`
    with given as (
      select * from unnest(${labels.map(({ id }) => id)}::text[], ${labels.map(({ sealed }) => sealed)}::bytea[])
        as given (id, sealed)),
    made as (
      insert into invitations (id, organisation_id, unit_id, code, max_clients, accepted, created)
      select given.id, organisation_id, unit_id, upper(given.id), 1, 1, created
      from given, invitations where invitations.id = ${invitation.id} returning id)
    insert into acceptances (account_id, invitation_id, unit_id, pseudonym, accepted, last_activity, label_sealed)
    select account_id, given.id, unit_id, upper(given.id), accepted, last_activity, given.sealed
    from given, acceptances where acceptances.invitation_id = ${invitation.id}`.execute(server.db);
  const found = await childrenOf(worker, { search: 'dnr 11234' });
  expect(found.clients).toMatchObject([{ label: 'Dnr 11234' }]);
  expect((await childrenOf(worker, { search: 'dnr' })).clients).toHaveLength(CHILDREN_PAGE);
});

it.each(['after=hej', 'after=../x', 'search=AB', 'state=all', 'page=2'])('refuse %s', async (query) => {
  const worker = await server.staff({ organisation: 'Fel', unit: 'Norr' });
  expect(await worker.call(LIST_STAFF_CHILDREN, { querystring: query })).toMatchObject({
    status: 400,
    body: { code: 'invalid-input' },
  });
});
