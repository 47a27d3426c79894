import { present } from '@lykta/domain';
import {
  CHANGE_INVITATION,
  LIST_INVITATION_CLIENTS,
  LIST_STAFF_INVITATIONS,
  READ_AUDIT,
  REQUEST_FORMS,
} from '@lykta/domain/calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { costOf } from '../../testing/count-statements.ts';
import { addCases } from '../../testing/many-cases.ts';
import { openTestServer, type TestMember, type TestServer } from '../../testing/test-server.ts';

interface Class {
  worker: TestMember;
  id: string;
  clients: string[];
}

let server: TestServer;
let few: Class;
let sixty: Class;
beforeAll(async () => {
  server = await openTestServer();
  few = await openClass('En klass', 20);
  sixty = await openClass('Tre klasser', 60);
  // The server reads a form once and keeps it.
  await ask(few);
});
afterAll(() => server.close());

/** One worker with one invitation that so many children have accepted. */
async function openClass(organisation: string, count: number): Promise<Class> {
  const worker = await server.staff({ organisation, unit: 'Norr', access: 'assigned' });
  const owner = { member: worker.id, organisation: worker.organisationId, unit: worker.unitId };
  await addCases(server.app.services, owner, count, count);
  const { id } = present((await worker.ok(LIST_STAFF_INVITATIONS))[0], 'the invitation');
  const children = await worker.ok(LIST_INVITATION_CLIENTS, { params: { id } });
  return { worker, id, clients: children.map(({ client }) => client) };
}

const forms = [{ id: 'school', version: 1, order: 0 }];
const ask = ({ worker, id }: Class, clients?: string[]) =>
  worker.ok(REQUEST_FORMS, { params: { id }, body: { forms, ...(clients ? { clients } : {}) } });

const calls: [string, (of: Class) => Promise<unknown>][] = [
  ['lists them', ({ worker, id }) => worker.ok(LIST_INVITATION_CLIENTS, { params: { id } })],
  ['asks all of them', (of) => ask(of)],
  ['asks each by name', (of) => ask(of, of.clients)],
  ['asks all but one', (of) => ask(of, of.clients.slice(1))],
  [
    'closes it',
    ({ worker, id }) => worker.ok(CHANGE_INVITATION, { params: { id }, body: { status: 'closed' } }),
  ],
];

it.each(calls)(
  'for sixty children in one invitation a worker %s in the statements of twenty',
  async (_what, call) => {
    const [less, more] = [await costOf(() => call(few)), await costOf(() => call(sixty))];
    expect(more.statements).toEqual(less.statements);
  },
);

it('each of the sixty who was asked by name stands in the log', async () => {
  const admin = await server.staff({ organisation: 'Tre klasser', unit: 'Norr', role: 'admin' });
  const query = { kind: 'forms-sent' as const };
  const clients = new Set<string | undefined>();
  for (let before: string | undefined; ;) {
    const querystring = before === undefined ? query : { ...query, before };
    const { entries, next } = await admin.ok(READ_AUDIT, { querystring });
    for (const entry of entries) clients.add(entry.client);
    if (next === null) break;
    before = next;
  }
  expect([...clients]).toEqual(expect.arrayContaining(sixty.clients));
});
