import { ownFormIds, Problem, present } from '@lykta/domain';
import {
  ACCEPT_INVITATION,
  IMPORT_FORM,
  LIST_STAFF_FORMS,
  READ_FORM,
  READ_STAFF_ANSWERS,
  SAVE_ASKED_ANSWERS,
  SEND_ANSWERS,
} from '@lykta/domain/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BODY_LIMIT } from '../../fastify.ts';
import { askedIn, importForm, invite } from '../../testing/case.ts';
import { said, smallForm } from '../../testing/forms.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { textIn } from '../../testing/text-in.ts';

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
