import type { Form, FormListItem, StaffClient, StaffForm, StoredAnswers } from '@lykta/domain';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from './app.ts';
import { up as renameReserved } from './database/migrations/0013-reserved-form-ids.ts';
import type { App } from './fastify.ts';
import { createBrowser, type Browser } from './testing/browser.ts';
import { importForm, invite, openCase } from './testing/case.ts';
import { AT, said, smallForm } from './testing/forms.ts';
import { inheritedNames, namedForm, staticNames } from './testing/named-form.ts';
import { openTestServer, type TestServer } from './testing/test-server.ts';

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
  said(Object.fromEntries(names.map((name, index) => [name, names[names.length - 1 - index]!])));

describe('names that every object inherits', () => {
  it.each(inheritedNames)('%s is refused as an id of a form, a question and an answer', async (name) => {
    const worker = await server.staff({ organisation: 'Ids' });
    const sound = namedForm('sound', ['first', 'second']);
    const forms: Form[] = [
      { ...sound, metadata: { ...sound.metadata, id: name } },
      namedForm('as-question', ['first', name]),
      {
        ...sound,
        questions: { ...sound.questions, second: namedForm('x', ['second', name]).questions.second! },
      },
    ];
    for (const form of forms) expect((await worker.post('/staff/forms', form)).status).toBe(400);
    const child = await server.signUp();
    expect((await child.get(`/forms/${name}/1`)).status).toBe(400);
    const answers = Object.fromEntries([[name, [{ answer: 'good', timestamp: AT }]]]);
    const document = { answers, inactive: {} };
    expect((await child.put('/clients/answers/school/1', document)).status).toBe(400);
    // The service keeps running for everybody.
    expect((await server.signUp()).id).not.toBe('');
    expect((await server.browser().get('/readyz')).status).toBe(200);
  });
});

describe('names of Object alone', () => {
  it('are imported, answered, sent, counted, exported and told', async () => {
    const { worker, child, path, invitation, form } = await askedFor(namedForm('statics', staticNames));
    const { id } = form.metadata;
    expect((await child.put(path, answered(staticNames))).status).toBe(200);
    expect((await child.put(`${path}/save`)).status).toBe(204);
    expect(Object.keys(((await child.get(path)).body as StoredAnswers).answers).sort()).toEqual(
      [...staticNames].sort(),
    );

    const [client] = (await worker.get(`/staff/invitations/${invitation.id}/clients`)).body as StaffClient[];
    const reading = { invitation: invitation.id, client: client!.client, reason: 'Samtal' };
    expect((await worker.post('/staff/readings', reading)).status).toBe(204);
    for (const query of [
      `format=answers&invitation=${invitation.id}&client=${client!.client}`,
      `format=stats&invitation=${invitation.id}`,
      'format=stats&unit=Barn%20och%20unga',
    ]) {
      const read = await worker.get(`/staff/answers/${id}/1?${query}`);
      expect(read.status, query).toBe(200);
      expect((await worker.get(`/staff/answers/${id}/1/export?${query}`)).status, query).toBe(200);
    }
    const one = (
      await worker.get(
        `/staff/answers/${id}/1?format=answers&invitation=${invitation.id}&client=${client!.client}`,
      )
    ).body as { data: { questions: Record<string, { answer: string }[]> } };
    expect(Object.keys(one.data.questions).sort()).toEqual([...staticNames].sort());

    for (const url of ['/clients/beb/beb/2', '/clients/invitations', '/forms/metadata', `/forms/${id}/1`]) {
      expect((await child.get(url)).status, url).toBe(200);
    }
    await child.post('/clients/confirm', { password: child.password });
    expect((await child.get('/clients/export')).status).toBe(200);
    expect((await worker.get('/staff/news')).status).toBe(200);
  });

  it.each(staticNames)('%s may be the id of a form', async (name) => {
    const { child, path } = await askedFor(namedForm(name, ['entries', 'keys']));
    await child.put(path, answered(['entries', 'keys']));
    expect((await child.put(`${path}/save`)).status).toBe(204);
  });
});

describe('forms that were stored before such ids were refused', () => {
  it('are as good as none, and disturb nothing', async () => {
    const { worker, child, path, form, invitation } = await askedFor(smallForm('old-form'));
    const { id: old } = form.metadata;
    await child.put(path, said({ mood: 'good' }));
    const body = JSON.stringify(namedForm(old, ['constructor', 'entries']));
    await server.db.updateTable('forms').set({ body }).where('id', '=', old).execute();
    const after = await restart();
    expect((await after(child).get(`/forms/${old}/1`)).status).toBe(404);
    expect((await after(child).put(path, said({ entries: 'entries' }))).status).toBe(404);
    expect(
      (await after(worker).get(`/staff/answers/${old}/1?format=stats&invitation=${invitation.id}`)).status,
    ).toBe(404);
    const forms = (await after(worker).get('/staff/forms')).body as StaffForm[];
    expect(forms.map(({ id }) => id)).not.toContain(old);
    const list = (await after(child).get('/forms/metadata')).body as FormListItem[];
    expect(list.map(({ id }) => id)).not.toContain(old);
    for (const url of ['/clients/invitations']) {
      expect((await after(child).get(url)).status, url).toBe(200);
    }
    expect((await after(worker).get('/staff/invitations')).status).toBe(200);
  });

  it('get another id where the form itself is called so', async () => {
    const { child, path, form } = await askedFor(smallForm('called-so'));
    const { id } = form.metadata;
    await child.put(path, said({ mood: 'good' }));
    const body = JSON.stringify({ ...form, metadata: { ...form.metadata, id: 'constructor' } });
    await server.db
      .insertInto('forms')
      .values({ id: 'constructor', version: 1, organisation_id: null, body, created: server.clock.now() })
      .execute();
    for (const table of ['request_forms', 'answers'] as const) {
      await server.db.updateTable(table).set({ form_id: 'constructor' }).where('form_id', '=', id).execute();
    }
    await renameReserved(server.db as unknown as Kysely<unknown>);
    const renamed = path.replace(id, 'form-constructor');
    expect((await child.get(renamed)).status).toBe(200);
    expect((await child.get('/forms/form-constructor/1')).body).toEqual({
      ...form,
      metadata: { ...form.metadata, id: 'form-constructor' },
    });
    expect((await child.get('/clients/invitations')).status).toBe(200);
  });
});

/** A form that a worker imported and that a child was asked to answer. */
async function askedFor(authored: Form) {
  const organisation = `Kommun ${authored.metadata.id}`;
  const testCase = await openCase(server, { organisation });
  const form = await importForm(testCase.worker, authored);
  const invitation = await invite(testCase.worker, [{ id: form.metadata.id, version: 1, order: 0 }]);
  const child = await server.signUp();
  await child.put('/clients/invitations/accepted', { code: invitation.code });
  const request = invitation.requests[0]!.id;
  return {
    worker: testCase.worker,
    invitation,
    form,
    child,
    path: `/clients/answers/${form.metadata.id}/1/${invitation.id}/${request}`,
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
