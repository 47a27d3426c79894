import { NEWS_COUNT, present } from '@lykta/domain';
import {
  LEAVE_INVITATION,
  READ_NEWS,
  READ_STAFF_ANSWERS,
  SAVE_ASKED_ANSWERS,
  SEND_ANSWERS,
} from '@lykta/domain/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCase } from '../../testing/case.ts';
import { said } from '../../testing/forms.ts';
import { clientsOf, giveReason, individualOf, openSentCase } from '../../testing/sent-case.ts';
import { openTestServer, type TestChild, type TestServer } from '../../testing/test-server.ts';
import { toTheDay } from '../../to-the-day.ts';

const MEETINGS = process.env.LYKTA_LONG ? 60 : 3;

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

describe('news', () => {
  it('are what happened since the sign-in before this one', async () => {
    const testCase = await openCase(server, { organisation: 'Nytt', unit: 'Norr' });
    const { worker, asked, invitation, form } = testCase;
    const news = async () => await worker.ok(READ_NEWS);
    const around = { promises: [], readsFor: [], readBy: [] };
    const nothing = { accepted: [], sent: [], unopened: 0, waiting: 0 };
    expect(await news()).toEqual({ since: null, ...nothing, ...around });
    const send = async (child: TestChild) => {
      await child.call(SAVE_ASKED_ANSWERS, { params: asked, body: said({ mood: 'good' }) });
      await child.call(SEND_ANSWERS, { params: asked });
    };
    await send(await testCase.join());
    // Moves it to the day before: for children's activity only the day is stored.
    await sql`update acceptances set accepted = accepted - interval '1 day', last_activity = last_activity - interval '1 day'
      where invitation_id = ${invitation.id}`.execute(server.db);
    await sql`update answers set sent = sent - interval '1 day' where invitation_id = ${invitation.id}`.execute(
      server.db,
    );
    server.clock.advance({ minutes: 10 });
    await server.db
      .updateTable('members')
      .set({ previous_signin: server.clock.now() })
      .where('id', '=', worker.id)
      .execute();
    server.clock.advance({ minutes: 10 });
    await send(await testCase.join());
    const [, client] = await clientsOf(testCase);
    const at = toTheDay(server.clock.now()).toISOString();
    const request = present(invitation.requests[0], 'invitation.requests[0]').id;
    expect(await news()).toEqual({
      since: new Date(server.clock.now().getTime() - 600_000).toISOString(),
      accepted: [{ invitation: invitation.id, client: present(client, 'client').client, at }],
      sent: [
        {
          invitation: invitation.id,
          client: present(client, 'client').client,
          request,
          form: { id: form.metadata.id, version: 1 },
          at,
        },
      ],
      unopened: 2,
      waiting: 0,
      ...around,
    });
    await giveReason(testCase, worker, present(client, 'client').client);
    await worker.call(READ_STAFF_ANSWERS, individualOf(testCase, present(client, 'client').client));
    await testCase.join();
    expect(await news()).toMatchObject({ unopened: 1, waiting: 1 });
  });

  it('do not name a child who accepted and left again', async () => {
    const testCase = await openCase(server, { organisation: 'Ångrat', unit: 'Norr' });
    const { worker, invitation } = testCase;
    const [stays, leaves] = [await testCase.join(), await testCase.join()];
    const news = async () => await worker.ok(READ_NEWS);
    expect((await news()).accepted).toHaveLength(2);
    await leaves.call(LEAVE_INVITATION, { params: { id: invitation.id } });
    expect(await news()).toMatchObject({ accepted: [{ invitation: invitation.id }], waiting: 1 });
    await stays.call(LEAVE_INVITATION, { params: { id: invitation.id } });
    expect(await news()).toMatchObject({ accepted: [], waiting: 0 });
  });

  // One meeting in twenty ended in a deadlock while only the first reader locked the child's row.
  it.each(Array.from({ length: MEETINGS }, (_, meeting) => `Samtidigt ${meeting}`))(
    'count a sent form as opened once, also when three open it at the same moment: %s',
    async (organisation) => {
      const testCase = await openSentCase(server, organisation);
      const { worker, client } = testCase;
      const colleague = await server.staff({ organisation, unit: 'Norr' });
      const second = await testCase.join();
      await second.call(SAVE_ASKED_ANSWERS, { params: testCase.asked, body: said({ mood: 'good' }) });
      await second.call(SEND_ANSWERS, { params: testCase.asked });
      const readers = [worker, colleague, worker];
      for (const reader of readers) await giveReason(testCase, reader, client);
      expect((await worker.call(READ_NEWS)).body).toMatchObject({ unopened: 2 });
      const replies = await Promise.all(
        readers.map((reader) => reader.call(READ_STAFF_ANSWERS, individualOf(testCase, client))),
      );
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect((await worker.call(READ_NEWS)).body).toMatchObject({ unopened: 1 });
    },
  );

  it('end their counts at a thousand, however many there are', async () => {
    const { worker, invitation, join } = await openCase(server, { organisation: 'Många', unit: 'Norr' });
    await join();
    const fill = (name: string, sent: number) =>
      sql`
        with made as (
          insert into invitations (id, organisation_id, unit_id, code, max_clients, accepted, created)
          select ${name} || n, organisation_id, unit_id, upper(${name}) || n, 1, 1, created
          from invitations, generate_series(1, ${sql.lit(NEWS_COUNT + 100)}) n
          where invitations.id = ${invitation.id}
          returning id, unit_id, code, created)
        insert into acceptances
          (account_id, invitation_id, unit_id, pseudonym, accepted, last_activity, sent, unread)
        select account_id, made.id, made.unit_id, made.code, made.created, made.created,
          ${sql.lit(sent)}, ${sql.lit(sent)}
        from made, acceptances where acceptances.invitation_id = ${invitation.id}`.execute(server.db);
    await fill('waits', 0);
    await fill('sent', 2);
    const { accepted, ...counts } = await worker.ok(READ_NEWS);
    expect(counts).toMatchObject({ unopened: NEWS_COUNT, waiting: NEWS_COUNT });
    expect(accepted).toHaveLength(200);
  });
});
