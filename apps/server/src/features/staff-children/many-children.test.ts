import { CHILDREN_PAGE, childSorts, childStates, type StaffChildrenQuery } from '@lykta/domain';
import {
  LIST_NOTICES,
  LIST_STAFF_CHILDREN,
  LIST_STAFF_INVITATIONS,
  READ_NEWS,
  SEARCH_STAFF_CHILDREN,
} from '@lykta/domain/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { costOf } from '../../testing/count-statements.ts';
import { addCases } from '../../testing/many-cases.ts';
import { openTestServer, type TestMember, type TestServer } from '../../testing/test-server.ts';

/** More than a page with few, and several pages with many. */
const FEW = CHILDREN_PAGE + 20;
const MANY = 3 * FEW;

let server: TestServer;
let few: TestMember;
let many: TestMember;
beforeAll(async () => {
  server = await openTestServer();
  const withCases = async (organisation: string, count: number) => {
    const worker = await server.staff({ organisation, unit: 'Norr', access: 'assigned' });
    const owner = { member: worker.id, organisation: worker.organisationId, unit: worker.unitId };
    await addCases(server.app.services, owner, count);
    return worker;
  };
  few = await withCases('Få', FEW);
  many = await withCases('Många', MANY);
});
afterAll(() => server.close());

const list = (member: TestMember, querystring: StaffChildrenQuery) =>
  member.ok(LIST_STAFF_CHILDREN, { querystring });

/** What a call costs with few and with many cases; the first call of each is not counted. */
async function costs(call: (member: TestMember) => Promise<unknown>) {
  const [less, more] = [await costOf(() => call(few)), await costOf(() => call(many))];
  return { less, more, extra: more.rows - less.rows };
}

/** Each case is read once in the member's own parts, and once more where all are sorted; a page is the same for all. */
const ONCE = MANY - FEW;

describe('a worker with three times as many cases', () => {
  it.each(childSorts)('sends the same statements for a list sorted by %s', async (sort) => {
    const { less, more, extra } = await costs((member) => list(member, { sort }));
    expect(more.statements).toHaveLength(less.statements.length);
    expect(extra).toBeLessThanOrEqual(2 * ONCE + CHILDREN_PAGE);
  });

  it.each(childStates)('sends the same statements for the filter %s', async (state) => {
    const { less, more, extra } = await costs((member) => list(member, { state, sort: 'matters' }));
    expect(more.statements).toHaveLength(less.statements.length);
    expect(extra).toBeLessThanOrEqual(2 * ONCE + 6 * CHILDREN_PAGE);
  });

  it('reads only a page and its own parts for the latest', async () => {
    const { extra } = await costs((member) => list(member, {}));
    expect(extra).toBeLessThanOrEqual(ONCE + CHILDREN_PAGE);
  });

  it('sends the same statements for the calls of the start page and for a search', async () => {
    for (const call of [
      (member: TestMember) => member.ok(READ_NEWS),
      (member: TestMember) => member.ok(LIST_STAFF_INVITATIONS),
      (member: TestMember) => member.ok(LIST_NOTICES),
      (member: TestMember) => member.ok(SEARCH_STAFF_CHILDREN, { body: { search: '2026/1' } }),
    ]) {
      const { less, more } = await costs(call);
      expect(more.statements).toHaveLength(less.statements.length);
    }
  });

  it('gets the children in order, page by page, each once', async () => {
    const seen: string[] = [];
    for (let after: string | undefined; ;) {
      const page = await list(many, { sort: 'matters', whose: 'mine', ...(after ? { after } : {}) });
      seen.push(...page.clients.map(({ client }) => client));
      if (page.next === null) break;
      after = page.next;
    }
    expect(new Set(seen).size).toBe(MANY);
    expect(seen).toHaveLength(MANY);
  });
});
