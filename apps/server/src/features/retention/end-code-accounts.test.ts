import { dayOf } from '@lykta/domain';
import { ADD_CHILD, CREATE_ACCOUNT, READ_AUDIT, SEND_SITTING } from '@lykta/domain/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openCase, type TestCase } from '../../testing/case.ts';
import { retainAfter } from '../../testing/ended-case.ts';
import { clientsOf } from '../../testing/sent-case.ts';
import { answerIn, sitDown } from '../../testing/sittings.ts';
import { newPhone, openTestServer, PASSWORD, type TestServer } from '../../testing/test-server.ts';
import { keepRetention } from './job.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ botCheck: false });
});
beforeEach(() => server.empty());
afterAll(() => server.close());

const add = async ({ worker, invitation }: TestCase) =>
  (await worker.ok(ADD_CHILD, { params: { id: invitation.id } })).client;

/** A child without a sign-in that has sent a form. @returns its pseudonym, and the code of its own */
async function sent(of: TestCase) {
  const client = await add(of);
  const sitting = await sitDown(server, of, client);
  await answerIn(sitting);
  const { ownCode = '' } = await sitting.device.ok(SEND_SITTING);
  return { client, ownCode };
}

const end = (client: string) =>
  server.db
    .updateTable('acceptances')
    .set({ ended: dayOf(server.clock.now()) })
    .where('pseudonym', '=', client)
    .execute();

/** The pseudonyms of the case's children, in a new session: months may have passed. */
async function children(of: TestCase) {
  await server.renew(of.worker);
  return (await clientsOf(of)).map(({ client }) => client);
}

const accounts = async () => (await server.db.selectFrom('accounts').select('id').execute()).length;

describe('an account that a worker made', () => {
  it('is deleted after a year in which nothing was sent; the log and the invitation say so', async () => {
    const of = await openCase(server);
    const client = await add(of);
    await retainAfter(server, 364);
    expect(await children(of)).toEqual([client]);
    await retainAfter(server, 1);
    expect(await children(of)).toEqual([]);
    expect(await accounts()).toBe(0);
    const admin = await server.staff({ unit: 'Barn och unga', role: 'admin' });
    const { entries } = await admin.ok(READ_AUDIT, { querystring: { kind: 'child-removed' } });
    expect(entries).toMatchObject([{ member: null, client, invitation: { id: of.invitation.id } }]);
    const { rows } = await sql`select pseudonym from deleted_children`.execute(server.db);
    expect(rows).toEqual([{ pseudonym: client }]);
  });

  it('stays while the unit works with the child, however long', async () => {
    const of = await openCase(server);
    const { client } = await sent(of);
    await retainAfter(server, 2000);
    expect(await children(of)).toEqual([client]);
  });

  it('goes after the answers: once these are erased, and staff no longer see that they were', async () => {
    const of = await openCase(server);
    const { client } = await sent(of);
    await end(client);
    await retainAfter(server, 365);
    await retainAfter(server, 30);
    const { rows } = await sql`select day from erasures`.execute(server.db);
    expect(rows).toHaveLength(1);
    await retainAfter(server, 180);
    expect(await children(of)).toEqual([client]);
    await retainAfter(server, 1);
    expect(await children(of)).toEqual([]);
    expect(await accounts()).toBe(0);
  });

  it('stays when the child has made it its own, and while somebody sits there', async () => {
    const of = await openCase(server);
    const own = await sent(of);
    const body = { username: newPhone(), password: PASSWORD, ownCode: own.ownCode };
    await server.browser().ok(CREATE_ACCOUNT, { body });
    const sits = await add(of);
    server.clock.advance({ days: 365 });
    await server.renew(of.worker);
    await sitDown(server, of, sits);
    await keepRetention(server.app.services);
    expect(new Set(await children(of))).toEqual(new Set([own.client, sits]));
  });

  it('is deleted once where two servers do it at the same time', async () => {
    const of = await openCase(server);
    await add(of);
    server.clock.advance({ days: 400 });
    const { services } = server.app;
    await Promise.all([keepRetention(services), keepRetention(services), keepRetention(services)]);
    const { rows } = await sql`select from audit_lines where kind = 'child-removed'`.execute(server.db);
    expect(rows).toHaveLength(1);
  });
});
