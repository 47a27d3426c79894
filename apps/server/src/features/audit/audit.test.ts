import { AUDIT_PAGE, type AuditEntry, type AuditPage } from '@lykta/domain';
import {
  ADD_MEMBER,
  CHANGE_INVITATION,
  CHANGE_MEMBER,
  CHANGE_ORGANISATION,
  DELETE_ACCOUNT,
  EXPORT_AUDIT,
  EXPORT_STAFF_ANSWERS,
  LIST_READINGS,
  LOG_PRINT,
  READ_AUDIT,
  REQUEST_FORMS,
} from '@lykta/domain/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAudited } from '../../testing/audited-case.ts';
import { clientsOf, giveReason } from '../../testing/sent-case.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { textIn } from '../../testing/text-in.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** Repeats within an hour, twenty at a time. */
const READINGS = process.env.LYKTA_LONG ? 300 : 60;

const kindsOf = ({ entries }: AuditPage) => entries.map(({ kind }) => kind);

describe('the log cannot be flooded', () => {
  it(`${READINGS} readings in a row are one line with a count, and what was there before can still be seen`, async () => {
    const audited = await openAudited(server, 'Många');
    const { worker, client, log, read, admin } = audited;
    await giveReason(audited, worker, client);
    for (let round = 0; round < READINGS / 20; round += 1) {
      const replies = await Promise.all(Array.from({ length: 20 }, () => read()));
      expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    }
    const [line, ...more] = (await log('kind=reading')).entries;
    expect(line).toMatchObject({ client, count: READINGS, member: { id: worker.id } });
    expect(more).toEqual([]);
    expect(kindsOf(await log())).toEqual(['reading', 'invitation-made', 'form-imported']);
    const rows = await server.db
      .selectFrom('audit_lines')
      .select('id')
      .where('organisation_id', '=', admin.organisationId)
      .execute();
    expect(rows).toHaveLength(3);
  }, 60_000);

  it('the next hour is a line of its own', async () => {
    const audited = await openAudited(server, 'Timme');
    await giveReason(audited, audited.worker, audited.client);
    await audited.read();
    server.clock.advance({ hours: 1 });
    for (const member of [audited.worker, audited.admin]) await server.renew(member);
    await audited.read();
    expect((await audited.log('kind=reading')).entries.map(({ count }) => count)).toEqual([1, 1]);
  });
});

describe('the log only grows', () => {
  it.each(['audit_lines', 'audit_repeats', 'reasons'] as const)(
    '%s refuses change, deletion and emptying',
    async (table) => {
      const audited = await openAudited(server, `Växer ${table}`);
      await giveReason(audited, audited.worker, audited.client);
      await audited.read();
      await audited.read();
      const refused = /only (?:grows|counts up)|permission denied/;
      const run = (text: string) => sql.raw(text).execute(server.db);
      const column = table === 'audit_repeats' ? 'n = 1' : 'member_id = null';
      await expect(run(`update ${table} set ${column}`)).rejects.toThrow(refused);
      await expect(run(`delete from ${table}`)).rejects.toThrow(refused);
      await expect(run(`truncate ${table} cascade`)).rejects.toThrow(refused);
      expect((await audited.log('kind=reading')).entries).toMatchObject([{ count: 2 }]);
    },
  );

  it('outlives the account under the pseudonym; nothing leads back to the child, and the reason is gone', async () => {
    const audited = await openAudited(server, 'Överlever');
    const { worker, client, child, log, read } = audited;
    await giveReason(audited, worker, client);
    await read();
    expect(
      (await child.call(DELETE_ACCOUNT, { params: { id: child.id }, querystring: { keepAnswers: '0' } }))
        .status,
    ).toBe(204);
    const [line] = (await log('kind=reading')).entries;
    expect(line).toMatchObject({ client, member: { id: worker.id } });
    expect(line).not.toHaveProperty('reason');
    for (const table of ['audit_lines', 'audit_repeats', 'reasons'] as const) {
      const rows = await server.db.selectFrom(table).selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(child.id);
    }
  });
});

describe('what else it holds', () => {
  it('changes of members, roles, units and settings, with what it was before', async () => {
    const { admin, log } = await openAudited(server, 'Ändringar');
    const added = await admin.call(ADD_MEMBER, {
      body: {
        email: 'ny.i.loggen@kommun.example',
        name: 'Ny',
        role: 'worker',
        units: ['Norr'],
      },
    });
    const id = textIn(added.body, 'id');
    await admin.call(CHANGE_MEMBER, { params: { id }, body: { role: 'admin', units: ['Norr', 'Syd'] } });
    await admin.call(CHANGE_MEMBER, { params: { id }, body: { active: false } });
    await admin.call(CHANGE_MEMBER, { params: { id }, body: { active: false } });
    await admin.call(CHANGE_ORGANISATION, { body: { threshold: 9, showNames: true } });
    const [settings, off, role, made] = (await log()).entries;
    expect(settings).toMatchObject({
      kind: 'settings-changed',
      member: { id: admin.id },
      details: [
        { field: 'threshold', from: '5', to: '9' },
        { field: 'showNames', from: 'false', to: 'true' },
      ],
    });
    expect(off).toMatchObject({
      kind: 'member-changed',
      details: [{ field: 'active', from: 'true', to: 'false' }],
    });
    expect(role).toMatchObject({
      kind: 'member-changed',
      subject: { id, name: 'Ny' },
      details: [
        { field: 'role', from: 'worker', to: 'admin' },
        { field: 'units', from: 'Norr', to: 'Norr, Syd' },
      ],
    });
    expect(made).toMatchObject({ kind: 'member-added', subject: { id } });
  });

  it('invitations made, closed and opened, forms sent, files taken and prints made', async () => {
    const audited = await openAudited(server, 'Filer');
    const { worker, invitation, client, form, log, admin } = audited;
    await worker.call(CHANGE_INVITATION, { params: { id: invitation.id }, body: { status: 'paused' } });
    await worker.call(CHANGE_INVITATION, { params: { id: invitation.id }, body: { status: 'active' } });
    await worker.call(REQUEST_FORMS, {
      params: { id: invitation.id },
      body: {
        forms: [{ id: 'school', version: 1, order: 0 }],
      },
    });
    await giveReason(audited, worker, client);
    const { id } = form.metadata;
    const query = new URLSearchParams({ format: 'answers', invitation: invitation.id, client });
    await worker.call(EXPORT_STAFF_ANSWERS, { params: { formId: id, formVersion: 1 }, querystring: query });
    await worker.call(LOG_PRINT, { body: { of: 'answers', invitation: invitation.id, client } });
    await worker.call(EXPORT_STAFF_ANSWERS, {
      params: { formId: id, formVersion: 1 },
      querystring: { format: 'stats', unit: 'Norr' },
    });
    await worker.call(LOG_PRINT, { body: { of: 'figures', form: { id, version: 1 }, unit: 'Norr' } });
    await admin.call(EXPORT_AUDIT);
    expect(kindsOf(await log())).toEqual([
      'log-file',
      'figures-print',
      'figures-file',
      'answers-print',
      'answers-file',
      'forms-sent',
      'invitation-changed',
      'invitation-changed',
      'invitation-made',
      'form-imported',
    ]);
    const [sent] = await clientsOf(audited);
    expect(sent?.sent[0]?.opened).toBe(true);
  });

  it('a print of answers that the member may not open is refused and not logged', async () => {
    const { admin, worker, invitation, client, log } = await openAudited(server, 'Utskrift');
    const print = { of: 'answers', invitation: invitation.id, client };
    expect((await admin.call(LOG_PRINT, { body: print })).status).toBe(403);
    const stranger = await server.staff({ organisation: 'En annan' });
    expect((await stranger.call(LOG_PRINT, { body: print })).status).toBe(404);
    expect((await worker.call(LOG_PRINT, { body: { ...print, client: 'ZZZZZZ' } })).status).toBe(404);
    expect(kindsOf(await log())).not.toContain('answers-print');
  });
});

describe('reading it', () => {
  it('by member, child, day and kind; never another organisation’s', async () => {
    const audited = await openAudited(server, 'Filter');
    const { worker, client, log, read, admin } = audited;
    await giveReason(audited, worker, client);
    const day = server.clock.now().toISOString().slice(0, 10);
    await read();
    await admin.call(CHANGE_ORGANISATION, { body: { threshold: 8 } });
    expect(kindsOf(await log(`member=${admin.id}`))).toEqual(['settings-changed']);
    expect(kindsOf(await log(`client=${client}`))).toEqual(['reading']);
    expect(kindsOf(await log(`from=${day}&to=${day}&kind=reading`))).toEqual(['reading']);
    expect(kindsOf(await log('from=2199-01-01'))).toEqual([]);
    expect(kindsOf(await log('to=2026-01-01'))).toEqual([]);
    const other = await server.staff({ organisation: 'Grannen', role: 'admin' });
    expect((await other.call(READ_AUDIT, { querystring: { client } })).body).toEqual({
      entries: [],
      next: null,
    });
    for (const wrong of ['kind=everything', 'from=yesterday', 'unknown=1']) {
      expect((await admin.call(READ_AUDIT, { querystring: wrong })).status).toBe(400);
    }
    expect((await worker.call(READ_AUDIT)).status).toBe(403);
    expect((await worker.call(EXPORT_AUDIT)).status).toBe(403);
  });

  it('page by page without a gap or a repeat, and whole as a file', async () => {
    const { admin, log } = await openAudited(server, 'Sidor');
    const lines = AUDIT_PAGE * 2 + 10;
    for (let n = 0; n < lines; n += 1)
      await admin.call(CHANGE_ORGANISATION, { body: { threshold: 6 + (n % 2) } });
    const all: AuditEntry[] = [];
    let next: string | null = null;
    do {
      const page: AuditPage = await log(`kind=settings-changed${next === null ? '' : `&before=${next}`}`);
      expect(page.entries.length).toBeLessThanOrEqual(AUDIT_PAGE);
      all.push(...page.entries);
      next = page.next;
    } while (next !== null);
    expect(all).toHaveLength(lines);
    expect(new Set(all.map(({ id }) => id)).size).toBe(lines);
    const file = await admin.call(EXPORT_AUDIT, { querystring: { kind: 'settings-changed' } });
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    const rows = String(file.body).trim().split('\r\n');
    expect(rows).toHaveLength(lines + 1);
    expect(rows[1]).toContain('"Kim Andersson";"Ändrade inställningar"');
    expect(rows[1]).toContain('Minsta grupp i statistiken: 6 → 7');
    expect((await log('kind=log-file')).entries).toHaveLength(1);
  }, 60_000);

  it('the child sees each day once, not each click', async () => {
    const audited = await openAudited(server, 'Barnets sida');
    const { worker, client, child, read } = audited;
    await giveReason(audited, worker, client);
    for (let n = 0; n < 3; n += 1) {
      await read();
      server.clock.advance({ minutes: 50 });
      await server.renew(worker);
    }
    const readings = await child.ok(LIST_READINGS);
    expect(new Set(readings.map(({ day }) => day)).size).toBe(readings.length);
    expect(readings.length).toBeLessThanOrEqual(2);
  });
});
