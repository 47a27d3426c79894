import { NEWS_COUNT, ownFormIds, Member, Problem, present } from '@lykta/domain';
import {
  ACCEPT_INVITATION,
  ADD_MEMBER,
  CHANGE_MEMBER,
  CHANGE_ORGANISATION,
  IMPORT_FORM,
  LEAVE_INVITATION,
  LIST_MEMBERS,
  LIST_STAFF_FORMS,
  READ_FORM,
  READ_NEWS,
  READ_ORGANISATION,
  READ_STAFF_ANSWERS,
  READ_STAFF_SESSION,
  SAVE_ASKED_ANSWERS,
  SEND_ANSWERS,
} from '@lykta/domain/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BODY_LIMIT } from '../../fastify.ts';
import { toTheDay } from '../../to-the-day.ts';
import { askedIn, importForm, invite, openCase } from '../../testing/case.ts';
import { said, smallForm } from '../../testing/forms.ts';
import { clientsOf, giveReason, individualOf, openSentCase } from '../../testing/sent-case.ts';
import { openTestServer, type TestChild, type TestServer } from '../../testing/test-server.ts';
import { textIn } from '../../testing/text-in.ts';

const MEETINGS = process.env.LYKTA_LONG ? 60 : 3;

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

describe('forms', () => {
  it('of the product and of the organisation are listed; a bad one is refused with everything that is wrong', async () => {
    const worker = await server.staff({ organisation: 'Formulär', role: 'author' });
    const broken = smallForm('trasig');
    present(
      present(broken.questions.mood, 'broken.questions.mood').answers.bad,
      'broken.questions.mood.answers.bad',
    ).next = 'nowhere';
    present(broken.questions.where, 'broken.questions.where').answers = {};
    const refused = await worker.call(IMPORT_FORM, { body: broken });
    expect(refused).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
    const { errors } = Problem.parse(refused.body);
    expect(errors).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          path: 'questions.mood.answers.bad',
          code: 'next-unknown',
          named: 'nowhere',
        }),
        expect.objectContaining({ path: 'questions.where', code: 'no-options' }),
      ]),
    );
    const wrong = smallForm('trasig');
    const metadata = { ...wrong.metadata, version: 0, colour: 'red' };
    const noForm = await worker.call(IMPORT_FORM, { body: { ...wrong, metadata } });
    expect(noForm).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
    expect(Problem.parse(noForm.body).errors).toEqual([
      expect.objectContaining({ path: 'metadata.version', code: 'too_small', named: '1' }),
      expect.objectContaining({ path: 'metadata', code: 'unrecognized_keys', named: 'colour' }),
    ]);
    const imported = await worker.call(IMPORT_FORM, { body: smallForm('egen') });
    expect(imported.body).toMatchObject({ id: expect.stringMatching(/^.{8}-egen$/), version: 1 });
    const own = textIn(imported.body, 'id');
    expect((await worker.call(IMPORT_FORM, { body: smallForm('egen') })).status).toBe(409);
    expect((await worker.call(IMPORT_FORM, { body: smallForm(own) })).status).toBe(409);
    expect((await worker.call(IMPORT_FORM, { body: smallForm('egen', 2) })).body).toMatchObject({ id: own });
    const list = await worker.ok(LIST_STAFF_FORMS);
    expect(list.map(({ id }) => id).sort()).toEqual(
      [own, ...ownFormIds, 'infor-motet', 'efter-motet', 'egna-ord', 'vuxna-mot-mig'].sort(),
    );
    expect(list.find(({ id }) => id === own)?.version).toBe(2);
    const tooLong = await worker.call(IMPORT_FORM, { body: smallForm('e'.repeat(72)) });
    expect(tooLong).toMatchObject({ status: 400, body: { errors: [{ path: 'metadata.id' }] } });
  });

  it('may be as large as a draft, so that what was written elsewhere is taken in whole', async () => {
    const worker = await server.staff({ organisation: 'Långa texter', role: 'author' });
    const words = { sv: 'å'.repeat(4000), en: 'å'.repeat(4000) };
    const large = smallForm('stor');
    for (const question of Object.values(large.questions))
      Object.assign(question, { text: words, header: words, help: words, why: words, storyText: words });
    expect(Buffer.byteLength(JSON.stringify(large))).toBeGreaterThan(BODY_LIMIT);
    expect((await worker.call(IMPORT_FORM, { body: large })).status).toBe(200);
  });

  it('of two organisations may have the same id, and a child answers both', async () => {
    const ask = async (organisation: string) => {
      const worker = await server.staff({ organisation, role: 'admin' });
      const form = smallForm('samma');
      form.metadata.nameForChild = { sv: organisation };
      const { id, version } = (await importForm(server, worker, form)).metadata;
      const invitation = await invite(worker, [{ id, version, order: 0 }]);
      return { worker, id, code: invitation.code, asked: askedIn(invitation, id) };
    };
    const [one, two] = [await ask('Ena kommunen'), await ask('Andra kommunen')];
    expect(
      (
        await one.worker.call(READ_STAFF_ANSWERS, {
          params: { formId: two.id, formVersion: 1 },
          querystring: { format: 'stats' },
        })
      ).status,
    ).toBe(404);
    expect((await one.worker.call(IMPORT_FORM, { body: smallForm(two.id) })).body).not.toMatchObject({
      id: two.id,
    });
    const child = await server.signUp();
    for (const { code, asked, id } of [one, two]) {
      await child.call(ACCEPT_INVITATION, { body: { code } });
      expect(
        (await child.call(SAVE_ASKED_ANSWERS, { params: asked, body: said({ mood: 'good' }) })).status,
      ).toBe(200);
      expect((await child.call(SEND_ANSWERS, { params: asked })).status).toBe(204);
      expect((await child.call(READ_FORM, { params: { formId: id, formVersion: 1 } })).body).toMatchObject({
        metadata: { id },
      });
    }
    expect((await child.call(READ_FORM, { params: { formId: one.id, formVersion: 1 } })).body).toMatchObject({
      metadata: { nameForChild: { sv: 'Ena kommunen' } },
    });
  });

  it('that were imported before ids had the organisation’s part keep theirs', async () => {
    const worker = await server.staff({ organisation: 'Tidigt ute', role: 'author' });
    const { id } = (await importForm(server, worker, smallForm('tidig'))).metadata;
    const body = JSON.stringify(smallForm('tidig'));
    await server.db.updateTable('forms').set({ id: 'tidig', body }).where('id', '=', id).execute();
    expect((await worker.call(IMPORT_FORM, { body: smallForm('tidig', 2) })).body).toMatchObject({
      id: 'tidig',
    });
    const other = await server.staff({ organisation: 'Sent ute', role: 'author' });
    expect((await other.call(IMPORT_FORM, { body: smallForm('tidig', 2) })).status).toBe(200);
  });
});

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

describe('members', () => {
  it('are added with a link to set a password, changed and switched off by an admin only', async () => {
    const admin = await server.staff({ organisation: 'Personal', unit: 'Norr', role: 'admin' });
    const worker = await server.staff({ organisation: 'Personal', unit: 'Norr' });
    const body = {
      email: 'Ny@Kommun.example',
      name: 'Ny Person',
      role: 'worker',
      units: ['Norr', 'Helt ny'],
    };
    expect((await worker.call(ADD_MEMBER, { body })).status).toBe(403);
    const added = await admin.call(ADD_MEMBER, { body });
    expect(added.body).toMatchObject({
      email: 'ny@kommun.example',
      name: 'Ny Person',
      units: ['Helt ny', 'Norr'],
      active: true,
    });
    expect((await admin.call(ADD_MEMBER, { body })).body).toMatchObject({ code: 'username-taken' });
    const outbox = await server.db.selectFrom('outbox').select('kind').execute();
    expect(outbox).toContainEqual({ kind: 'email' });
    const { id } = Member.parse(added.body);
    const changed = await admin.call(CHANGE_MEMBER, {
      params: { id },
      body: { units: ['Norr'], role: 'admin' },
    });
    expect(changed.body).toMatchObject({ units: ['Norr'], role: 'admin', name: 'Ny Person' });
    expect(
      (await admin.call(CHANGE_MEMBER, { params: { id: worker.id }, body: { active: false } })).status,
    ).toBe(200);
    expect((await worker.call(READ_STAFF_SESSION)).status).toBe(401);
    const stranger = await server.staff({ organisation: 'Främmande', role: 'admin' });
    expect((await stranger.call(CHANGE_MEMBER, { params: { id }, body: { name: 'X' } })).status).toBe(404);
    expect((await stranger.ok(LIST_MEMBERS)).map(({ id: one }) => one)).toEqual([stranger.id]);
  });

  it('never lose their last admin', async () => {
    const admin = await server.staff({ organisation: 'Ensam', role: 'admin' });
    for (const change of [{ role: 'worker' }, { active: false }]) {
      const reply = await admin.call(CHANGE_MEMBER, { params: { id: admin.id }, body: change });
      expect(reply).toMatchObject({ status: 400, body: { errors: [{ message: 'last-admin' }] } });
    }
    expect((await admin.call(LIST_MEMBERS)).body).toMatchObject([{ role: 'admin', active: true }]);
  });
});

describe('the organisation', () => {
  it('has a threshold and says whether names are shown', async () => {
    const admin = await server.staff({ organisation: 'Inställning', unit: 'Norr', role: 'admin' });
    expect((await admin.call(READ_ORGANISATION)).body).toMatchObject({
      name: 'Inställning',
      threshold: 5,
      showNames: false,
      units: ['Norr'],
    });
    expect((await admin.call(CHANGE_ORGANISATION, { body: { threshold: 8 } })).body).toMatchObject({
      threshold: 8,
      showNames: false,
    });
    for (const threshold of [0, 2, 101, 5.5, '5']) {
      expect((await admin.call(CHANGE_ORGANISATION, { body: { threshold } })).status).toBe(400);
    }
    const worker = await server.staff({ organisation: 'Inställning', unit: 'Norr' });
    expect((await worker.call(READ_ORGANISATION)).status).toBe(403);
  });
});
