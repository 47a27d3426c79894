import {
  ADD_REMARK,
  EXPORT_AUDIT,
  EXPORT_STAFF_ANSWERS,
  LIST_INVITATION_CLIENTS,
  LIST_STAFF_CHILDREN,
  READ_AUDIT,
  READ_LOAD,
  READ_NEWS,
  READ_STAFF_ANSWERS,
} from '@lykta/domain/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flagEarlier } from '../../renewals/flag-earlier.ts';
import { openCase } from '../../testing/case.ts';
import { childrenOf } from '../../testing/assigned.ts';
import { clientsOf, giveReason, individualOf, openSentCase } from '../../testing/sent-case.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { askAgain, fine, flags, joinAndSend, send, wantsHelp, worried } from '../../testing/triage.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ botCheck: false });
});
afterAll(() => server.close());

describe('flags', () => {
  it('stand in the list before a reason is given, while the answers do not open', async () => {
    const testCase = await openCase(server, { organisation: 'Flaggor', unit: 'Norr' });
    const client = await joinAndSend(testCase, wantsHelp);
    const colleague = await server.staff({ organisation: 'Flaggor', unit: 'Norr' });
    for (const member of [testCase.worker, colleague]) {
      expect(await childrenOf(member)).toMatchObject([{ client, flags: flags(1, 1, 0) }]);
      expect((await member.call(READ_STAFF_ANSWERS, individualOf(testCase, client))).status).toBe(403);
    }
    expect(await clientsOf(testCase)).toMatchObject([{ flags: flags(1, 1, 0) }]);
  });

  it('compare with the time before, and follow the child’s corrections', async () => {
    const testCase = await openCase(server, { organisation: 'Sämre', unit: 'Norr' });
    const child = await testCase.join();
    await send(child, testCase.asked, fine);
    const again = await askAgain(testCase);
    expect(await childrenOf(testCase.worker)).toMatchObject([{ flags: flags(0, 0, 0) }]);
    await send(child, again, worried);
    expect(await childrenOf(testCase.worker)).toMatchObject([{ flags: flags(0, 2, 2) }]);
    const correct = (question: string) =>
      child.call(ADD_REMARK, { params: again, body: { question, remark: 'not-true-any-more' } });
    expect((await correct('why')).status).toBe(204);
    expect(await childrenOf(testCase.worker)).toMatchObject([{ flags: flags(0, 1, 1) }]);
    await correct('mood');
    expect(await childrenOf(testCase.worker)).toMatchObject([{ flags: flags(0, 0, 0) }]);
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
      const [seen] = await childrenOf(admin, query);
      expect(seen).toMatchObject({ client });
      expect(seen).not.toHaveProperty('flags');
      for (const outsider of outsiders) expect(await childrenOf(outsider, query)).toEqual([]);
    }
    expect(await childrenOf(admin, { state: 'help' })).toEqual([]);
    for (const outsider of outsiders) expect(await childrenOf(outsider, { state: 'help' })).toEqual([]);
    expect(
      (await admin.ok(LIST_INVITATION_CLIENTS, { params: { id: testCase.invitation.id } }))[0],
    ).not.toHaveProperty('flags');
  });

  it('stand in no row in plain text, no log, no figures, no file and no news', async () => {
    const testCase = await openSentCase(server, 'Tysta flaggor');
    const { worker, client, invitation, form } = testCase;
    expect(await childrenOf(worker, { sort: 'matters' })).toMatchObject([{ flags: flags(0, 2, 0) }]);
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
    expect(rows[0]?.sealed.toString('latin1')).not.toContain('worries');
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
    expect(await childrenOf(testCase.worker, { state: 'help' })).toEqual([]);
    await flagEarlier(server.app.services);
    expect(await childrenOf(testCase.worker, { state: 'help' })).toMatchObject([{ flags: flags(1, 1, 0) }]);
    await flagEarlier(server.app.services);
    expect(await childrenOf(testCase.worker)).toHaveLength(2);
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
    const corrected = await childrenOf(testCase.worker);
    await sql`update acceptances set flags_sealed = ${rows[0]?.flags_sealed}
      where invitation_id = ${testCase.invitation.id}`.execute(server.db);
    expect((await testCase.worker.call(LIST_STAFF_CHILDREN)).status).toBe(500);
    expect(corrected).toMatchObject([{ flags: flags(0, 1, 0) }]);
  });
});
