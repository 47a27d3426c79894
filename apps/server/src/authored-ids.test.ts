import { present, type Form } from '@lykta/domain';
import {
  ACCEPT_INVITATION,
  CONFIRM_PASSWORD,
  EXPORT_DATA,
  EXPORT_STAFF_ANSWERS,
  GIVE_REASON,
  IMPORT_FORM,
  IS_READY,
  LIST_FORMS,
  LIST_INVITATION_CLIENTS,
  LIST_STAFF_FORMS,
  LIST_STAFF_INVITATIONS,
  READ_ASKED_ANSWERS,
  READ_FORM,
  READ_INVITATIONS,
  READ_NEWS,
  READ_STAFF_ANSWERS,
  READ_STORY,
  SAVE_ASKED_ANSWERS,
  SAVE_OWN_ANSWERS,
  SEND_ANSWERS,
} from '@lykta/domain/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from './app.ts';
import { up as renameReserved } from './database/migrations/0013-reserved-form-ids.ts';
import type { App } from './fastify.ts';
import { createBrowser, type Browser } from './testing/browser.ts';
import { askedIn, importForm, invite, openCase } from './testing/case.ts';
import { AT, said, smallForm } from './testing/forms.ts';
import { inheritedNames, namedForm, staticNames } from './testing/named-form.ts';
import { openTestServer, type TestServer } from './testing/test-server.ts';
import { untyped } from './testing/untyped.ts';

let server: TestServer;
const restarted: App[] = [];
beforeAll(async () => {
  server = await openTestServer({ botCheck: false });
});
afterAll(async () => {
  for (const app of restarted) await app.close();
  await server.close();
});

const answered = (names: readonly string[]) =>
  said(
    Object.fromEntries(
      names.map((name, index) => [
        name,
        present(names[names.length - 1 - index], 'names[names.length - 1 - index]'),
      ]),
    ),
  );

describe('names that every object inherits', () => {
  it.each(inheritedNames)('%s is refused as an id of a form, a question and an answer', async (name) => {
    const worker = await server.staff({ organisation: 'Ids', role: 'author' });
    const sound = namedForm('sound', ['first', 'second']);
    const forms: Form[] = [
      { ...sound, metadata: { ...sound.metadata, id: name } },
      namedForm('as-question', ['first', name]),
      {
        ...sound,
        questions: {
          ...sound.questions,
          second: present(namedForm('x', ['second', name]).questions.second, 'namedForm(…).questions.second'),
        },
      },
    ];
    for (const form of forms) expect((await worker.call(IMPORT_FORM, { body: form })).status).toBe(400);
    const child = await server.signUp();
    expect((await child.call(READ_FORM, { params: { formId: name, formVersion: 1 } })).status).toBe(400);
    const answers = Object.fromEntries([[name, [{ answer: 'good', timestamp: AT }]]]);
    const document = { answers, inactive: {} };
    expect(
      (await child.call(SAVE_OWN_ANSWERS, { params: { formId: 'school', formVersion: 1 }, body: document }))
        .status,
    ).toBe(400);
    // The service keeps running for everybody.
    expect((await server.signUp()).id).not.toBe('');
    expect((await server.browser().call(IS_READY)).status).toBe(200);
  });
});

describe('names of Object alone', () => {
  it('are imported, answered, sent, counted, exported and told', async () => {
    const { worker, child, asked, invitation, form } = await askedFor(namedForm('statics', staticNames));
    const { id } = form.metadata;
    expect(
      (await child.call(SAVE_ASKED_ANSWERS, { params: asked, body: answered(staticNames) })).status,
    ).toBe(200);
    expect((await child.call(SEND_ANSWERS, { params: asked })).status).toBe(204);
    expect(Object.keys((await child.ok(READ_ASKED_ANSWERS, { params: asked })).answers).sort()).toEqual(
      [...staticNames].sort(),
    );

    const [client] = await worker.ok(LIST_INVITATION_CLIENTS, { params: { id: invitation.id } });
    const reading = { invitation: invitation.id, client: present(client, 'client').client, reason: 'Samtal' };
    expect((await worker.call(GIVE_REASON, { body: reading })).status).toBe(204);
    for (const query of [
      `format=answers&invitation=${invitation.id}&client=${present(client, 'client').client}`,
      `format=stats&invitation=${invitation.id}`,
      'format=stats&unit=Barn%20och%20unga',
    ]) {
      const read = await worker.call(READ_STAFF_ANSWERS, {
        params: { formId: id, formVersion: 1 },
        querystring: query,
      });
      expect(read.status, query).toBe(200);
      expect(
        (
          await worker.call(EXPORT_STAFF_ANSWERS, {
            params: { formId: id, formVersion: 1 },
            querystring: query,
          })
        ).status,
        query,
      ).toBe(200);
    }
    const one = await worker.ok(READ_STAFF_ANSWERS, {
      params: { formId: id, formVersion: 1 },
      querystring: { format: 'answers', invitation: invitation.id, client: present(client, 'client').client },
    });
    expect(Object.keys(one.data.questions).sort()).toEqual([...staticNames].sort());

    await child.ok(READ_STORY, { params: { formId: 'beb', formVersion: 2 } });
    await child.ok(READ_INVITATIONS);
    await child.ok(LIST_FORMS);
    await child.ok(READ_FORM, { params: { formId: id, formVersion: 1 } });
    await child.call(CONFIRM_PASSWORD, { body: { password: child.password } });
    expect((await child.call(EXPORT_DATA)).status).toBe(200);
    expect((await worker.call(READ_NEWS)).status).toBe(200);
  });

  it.each(staticNames)('%s may be the id of a form', async (name) => {
    const { child, asked } = await askedFor(namedForm(name, ['entries', 'keys']));
    await child.call(SAVE_ASKED_ANSWERS, { params: asked, body: answered(['entries', 'keys']) });
    expect((await child.call(SEND_ANSWERS, { params: asked })).status).toBe(204);
  });
});

describe('forms that were stored before such ids were refused', () => {
  it('are as good as none, and disturb nothing', async () => {
    const { worker, child, asked, form, invitation } = await askedFor(smallForm('old-form'));
    const { id: old } = form.metadata;
    await child.call(SAVE_ASKED_ANSWERS, { params: asked, body: said({ mood: 'good' }) });
    const body = JSON.stringify(namedForm(old, ['constructor', 'entries']));
    await server.db.updateTable('forms').set({ body }).where('id', '=', old).execute();
    const after = await restart();
    expect((await after(child).call(READ_FORM, { params: { formId: old, formVersion: 1 } })).status).toBe(
      404,
    );
    expect(
      (await after(child).call(SAVE_ASKED_ANSWERS, { params: asked, body: said({ entries: 'entries' }) }))
        .status,
    ).toBe(404);
    expect(
      (
        await after(worker).call(READ_STAFF_ANSWERS, {
          params: { formId: old, formVersion: 1 },
          querystring: { format: 'stats', invitation: invitation.id },
        })
      ).status,
    ).toBe(404);
    const forms = await after(worker).ok(LIST_STAFF_FORMS);
    expect(forms.map(({ id }) => id)).not.toContain(old);
    const list = await after(child).ok(LIST_FORMS);
    expect(list.map(({ id }) => id)).not.toContain(old);
    await after(child).ok(READ_INVITATIONS);
    expect((await after(worker).call(LIST_STAFF_INVITATIONS)).status).toBe(200);
  });

  it('get another id where the form itself is called so', async () => {
    const { child, asked, form } = await askedFor(smallForm('called-so'));
    const { id } = form.metadata;
    await child.call(SAVE_ASKED_ANSWERS, { params: asked, body: said({ mood: 'good' }) });
    const body = JSON.stringify({ ...form, metadata: { ...form.metadata, id: 'constructor' } });
    await server.db
      .insertInto('forms')
      .values({ id: 'constructor', version: 1, organisation_id: null, body, created: server.clock.now() })
      .execute();
    for (const table of ['request_forms', 'answers'] as const) {
      await server.db.updateTable(table).set({ form_id: 'constructor' }).where('form_id', '=', id).execute();
    }
    await renameReserved(untyped(server.db));
    const renamed = { ...asked, formId: 'form-constructor' };
    expect((await child.call(READ_ASKED_ANSWERS, { params: renamed })).status).toBe(200);
    expect(
      (await child.call(READ_FORM, { params: { formId: 'form-constructor', formVersion: 1 } })).body,
    ).toEqual({
      ...form,
      metadata: { ...form.metadata, id: 'form-constructor' },
    });
    expect((await child.call(READ_INVITATIONS)).status).toBe(200);
  });
});

/** A form that a worker imported and that a child was asked to answer. */
async function askedFor(authored: Form) {
  const organisation = `Kommun ${authored.metadata.id}`;
  const testCase = await openCase(server, { organisation });
  const form = await importForm(server, testCase.worker, authored);
  const invitation = await invite(testCase.worker, [{ id: form.metadata.id, version: 1, order: 0 }]);
  const child = await server.signUp();
  await child.call(ACCEPT_INVITATION, { body: { code: invitation.code } });
  return {
    worker: testCase.worker,
    invitation,
    form,
    child,
    asked: askedIn(invitation, form.metadata.id),
  };
}

/** Restarts the server and keeps a person's session; the new server has not read any form yet. */
async function restart(): Promise<(who: Browser) => Browser> {
  const { config, clock, db } = server;
  const app = await buildApp({ config, database: { db }, clock: clock.now, logLevel: 'silent' });
  restarted.push(app);
  return (who) => {
    const browser = createBrowser(app, server.config.origins);
    for (const [name, value] of who.cookies) browser.cookies.set(name, value);
    return browser;
  };
}
