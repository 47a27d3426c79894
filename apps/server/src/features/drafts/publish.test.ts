import {
  APPROVE_DRAFT,
  CHANGE_INVITATION,
  CHANGE_ORGANISATION,
  CREATE_DRAFT,
  CREATE_INVITATION,
  IMPORT_FORM,
  LIST_DRAFTS,
  LIST_STAFF_FORMS,
  READ_AUDIT,
  READ_FORM,
  READ_FORM_VERSIONS,
  READ_STAFF_ANSWERS,
  REQUEST_FORMS,
  RETIRE_FORM,
  SAVE_ASKED_ANSWERS,
  SEND_ANSWERS,
} from '@lykta/domain/calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askedIn, invite } from '../../testing/case.ts';
import { beginFrom, openAs, publish, rename } from '../../testing/drafts.ts';
import { said, smallForm } from '../../testing/forms.ts';
import { openSentCase, individualOf, giveReason } from '../../testing/sent-case.ts';
import { openTestServer, type TestMember, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let organisation: string;
let author: TestMember;
let organisations = 0;
beforeAll(async () => {
  server = await openTestServer({ botCheck: false });
});
beforeEach(async () => {
  organisation = `Publicera ${(organisations += 1)}`;
  author = await server.staff({ organisation, role: 'author' });
});
afterAll(() => server.close());

const member = (role: 'worker' | 'author' | 'admin', name = organisation) =>
  server.staff({ organisation: name, role });
const versionsOf = async (formId: string, who = author) =>
  await who.ok(READ_FORM_VERSIONS, { params: { formId } });
const approve = (who: TestMember, id: string, revision = 1) =>
  who.call(APPROVE_DRAFT, { params: { id }, body: { revision } });
const retire = (formId: string, retired: boolean, who = author) =>
  who.call(RETIRE_FORM, { params: { formId }, body: { retired } });

describe('publishing', () => {
  it('makes a version that never changes, with its number, who and when', async () => {
    const first = await beginFrom(author, smallForm('rasterna'));
    const { id } = first.form;
    expect((await publish(author, first.id)).body).toMatchObject({ id, version: 1, own: true });
    expect(await author.ok(LIST_DRAFTS)).toEqual([]);
    const second = await author.ok(CREATE_DRAFT, { body: { from: 'version', form: first.form } });
    await rename(author, second, 1, 'Rasterna igen');
    server.clock.advance({ minutes: 3 });
    await server.renew(author);
    expect((await publish(author, second.id, 2)).body).toMatchObject({ id, version: 2 });
    const { versions, form } = await versionsOf(id);
    const now = server.clock.now().toISOString();
    expect(versions).toMatchObject([
      { version: 2, published: { at: now, by: 'Kim Andersson' }, reader: null },
      { version: 1 },
    ]);
    expect(form).toMatchObject({ name: 'Rasterna igen', version: 2, earlier: [1] });
    const read = async (formVersion: number) =>
      (await author.ok(READ_FORM, { params: { formId: id, formVersion } })).metadata;
    expect(await read(1)).toMatchObject({ version: 1, name: 'Små frågor' });
    expect(await read(2)).toMatchObject({ version: 2, name: 'Rasterna igen' });
    const listed = (await author.ok(LIST_STAFF_FORMS)).find((one) => one.id === id);
    expect(listed).toMatchObject({ version: 2, earlier: [1], own: true });
  });

  it('is refused with every fault, and the draft stays', async () => {
    const { id } = await author.ok(CREATE_DRAFT, { body: { from: 'empty', name: 'Tomt' } });
    const refused = await publish(author, id);
    expect(refused).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
    expect(refused.body).toHaveProperty(
      'errors',
      expect.arrayContaining([expect.objectContaining({ code: 'first-question-missing' })]),
    );
    expect(await author.ok(LIST_DRAFTS)).toHaveLength(1);
  });

  it('is in the log with the version', async () => {
    const { id, form } = await beginFrom(author, smallForm('loggad'));
    await publish(author, id);
    await retire(form.id, true);
    await retire(form.id, true);
    await retire(form.id, false);
    const { entries } = await (await member('admin')).ok(READ_AUDIT);
    expect(entries.map(({ kind }) => kind).sort()).toEqual([
      'form-published',
      'form-restored',
      'form-retired',
    ]);
    for (const entry of entries) expect(entry).toMatchObject({ form: { id: form.id, version: 1 } });
  });
});

describe('a second reader', () => {
  it('is needed where an admin says so, and is somebody else than who saved', async () => {
    const admin = await member('admin');
    await admin.ok(CHANGE_ORGANISATION, { body: { secondReader: true } });
    const begun = await beginFrom(author, smallForm('tva-lasare'));
    const { id } = begun;
    expect(await openAs(author, id)).toMatchObject({ needsReader: true, mayApprove: false });
    const needed = { status: 409, body: { code: 'second-reader-needed' } };
    expect(await publish(author, id)).toMatchObject(needed);
    expect((await approve(author, id)).status).toBe(403);
    const worker = await member('worker');
    expect(await openAs(worker, id)).toMatchObject({ mayApprove: true });
    expect((await approve(worker, id)).body).toMatchObject({ approved: { by: 'Kim Andersson' } });
    await rename(author, begun, 1, 'Ändrat efteråt');
    expect(await openAs(author, id)).toMatchObject({ approved: null });
    expect(await publish(author, id, 2)).toMatchObject(needed);
    expect((await approve(worker, id, 1)).status).toBe(409);
    expect((await approve(worker, id, 2)).status).toBe(200);
    expect((await publish(author, id, 2)).status).toBe(200);
    expect((await versionsOf(begun.form.id)).versions).toMatchObject([{ reader: 'Kim Andersson' }]);
    expect(await author.call(IMPORT_FORM, { body: smallForm('forbi') })).toMatchObject(needed);
  });

  it('of another organisation finds nothing', async () => {
    const { id } = await beginFrom(author, smallForm('inte-er'));
    const stranger = await member('admin', `${organisation} b`);
    expect((await approve(stranger, id)).status).toBe(404);
    expect((await publish(stranger, id)).status).toBe(404);
  });
});

describe('a retired form', () => {
  it('is not sent again; who was asked answers it, and its answers are read', async () => {
    const sent = await openSentCase(server, organisation);
    const { worker, invitation, form, asked } = sent;
    const { id } = form.metadata;
    const waiting = await sent.join();
    const admin = await member('admin');
    expect((await retire(id, true)).status).toBe(204);
    const refused = { status: 409, body: { code: 'form-retired' } };
    const forms = [{ id, version: 1, order: 0 }];
    const params = { id: invitation.id };
    expect(await worker.call(REQUEST_FORMS, { params, body: { forms } })).toMatchObject(refused);
    expect(await worker.call(CHANGE_INVITATION, { params, body: { forms } })).toMatchObject(refused);
    const made = { unit: invitation.unit, maxClients: 3, forms };
    expect(await worker.call(CREATE_INVITATION, { body: made })).toMatchObject(refused);
    const answered = await waiting.call(SAVE_ASKED_ANSWERS, { params: asked, body: said({ mood: 'good' }) });
    expect(answered.status).toBe(200);
    expect((await waiting.call(SEND_ANSWERS, { params: asked })).status).toBe(204);
    await giveReason(sent, worker, sent.client);
    expect((await worker.call(READ_STAFF_ANSWERS, individualOf(sent, sent.client))).status).toBe(200);
    expect((await admin.ok(LIST_STAFF_FORMS)).find((one) => one.id === id)).toMatchObject({ retired: true });
    expect((await versionsOf(id)).retired).toMatchObject({ by: 'Kim Andersson' });
    expect((await retire(id, false)).status).toBe(204);
    expect((await worker.call(REQUEST_FORMS, { params, body: { forms } })).status).toBe(200);
  });

  it('is in use again with its next version', async () => {
    const first = await beginFrom(author, smallForm('tillbaka'));
    await publish(author, first.id);
    await retire(first.form.id, true);
    const next = await author.ok(CREATE_DRAFT, { body: { from: 'version', form: first.form } });
    await publish(author, next.id);
    expect((await versionsOf(first.form.id)).retired).toBeNull();
    const worker = await member('worker');
    const { requests } = await invite(worker, [{ ...next.form, order: 0 }]);
    expect(askedIn({ id: 'x', requests }, next.form.id)).toMatchObject({ formId: first.form.id });
  });

  it('is the organisation’s own: ours and others’ are not found', async () => {
    expect((await retire('school', true)).status).toBe(404);
    const { id, form } = await beginFrom(author, smallForm('deras'));
    await publish(author, id);
    const stranger = await member('admin', `${organisation} c`);
    expect((await retire(form.id, true, stranger)).status).toBe(404);
    expect((await stranger.call(READ_FORM_VERSIONS, { params: { formId: form.id } })).status).toBe(404);
    expect((await retire(form.id, true, await member('worker'))).status).toBe(403);
  });
});
