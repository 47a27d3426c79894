import { dayAndMonth, formatCode, type CreateDocument, type DocumentKind, present } from '@lykta/domain';
import {
  ADD_REMARK,
  LABEL_CHILD,
  LIST_INVITATION_CLIENTS,
  MAKE_DOCUMENT,
  READ_AUDIT,
  READ_STAFF_SESSION,
  SET_RECORDED,
} from '@lykta/domain/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { extractText } from 'unpdf';
import type { Bundle, Questionnaire, QuestionnaireResponse } from 'fhir/r4.js';
import { askAgain, send } from '../../testing/triage.ts';
import { clientsOf, giveReason, openSentCase, type SentCase } from '../../testing/sent-case.ts';
import type { Reply } from '../../testing/browser.ts';
import { openTestServer, type TestMember, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ botCheck: false });
});
afterAll(() => server.close());

const sentOf = ({ form, invitation }: SentCase) => [
  { id: form.metadata.id, version: 1, request: present(invitation.requests[0], 'invitation.requests[0]').id },
];
const bodyOf = (one: SentCase, kind: DocumentKind, more: Partial<CreateDocument> = {}): CreateDocument => ({
  invitation: one.invitation.id,
  client: one.client,
  kind,
  sent: sentOf(one),
  ...more,
});
/** The words of a reply's PDF, in the order in which they are read. */
async function textOfPdf({ bytes }: Reply): Promise<string> {
  const { text } = await extractText(new Uint8Array(bytes), { mergePages: true });
  return text;
}
const take = (member: TestMember, body: CreateDocument) => member.call(MAKE_DOCUMENT, { body });
const filesInLog = async (organisation: string) => {
  const admin = await server.staff({ organisation, unit: 'Norr', role: 'admin' });
  return (await admin.ok(READ_AUDIT, { querystring: { kind: 'answers-file' } })).entries;
};

async function openRead(organisation: string): Promise<SentCase> {
  const one = await openSentCase(server, organisation);
  expect((await giveReason(one, one.worker, one.client)).status).toBe(204);
  return one;
}

describe('a document for the record', () => {
  it('has unit, code, label, form, day, and every question that was asked with its answer, as text', async () => {
    const one = await openRead('Text');
    const { worker, invitation, client } = one;
    await worker.call(LABEL_CHILD, { params: { id: invitation.id, client }, body: { label: 'SN 2026/7' } });
    const { status, body } = await take(worker, bodyOf(one, 'text'));
    expect(status).toBe(200);
    const [{ sent: [form] = [] } = {}] = await clientsOf(one);
    const day = dayAndMonth(present(form, 'form').at.slice(0, 10), 'sv');
    expect(String(body).split('\n')).toEqual([
      `Svar från barn ${formatCode(client)}`,
      'Enhet: Norr',
      `Barnets kod: ${formatCode(client)}`,
      'Etikett: SN 2026/7',
      expect.stringMatching(/^Uttaget: \d{1,2} [a-z]{3,4} 20\d\d av .+$/),
      'Kan omfattas av sekretess enligt offentlighets- och sekretesslagen (2009:400).',
      '',
      `Små frågor (Version: 1, Skickat: ${day})`,
      'Hur är det?',
      '  Dåligt',
      'Varför?',
      '  Hemma',
      'Vilka vet om det?',
      '  kompis',
      'Var sover du helst?',
      '  Radhus',
      '',
    ]);
  });

  it('says of an answer that the child has taken it back', async () => {
    const one = await openRead('Rättat');
    await one.child.call(ADD_REMARK, {
      params: one.asked,
      body: { question: 'mood', remark: 'not-true-any-more' },
    });
    const { body } = await take(one.worker, bodyOf(one, 'text'));
    expect(body).toContain('  Dåligt (Barnet säger: stämmer inte längre)');
  });

  it('is one table of several forms with one head, and FHIR with codes and words', async () => {
    const one = await openRead('Andra system');
    const twice = { sent: [...sentOf(one), ...sentOf(one)] };
    const table = String((await take(one.worker, bodyOf(one, 'table', twice))).body);
    expect(table.split('\r\n').filter((line) => line.includes('"Barnets kod"'))).toHaveLength(1);
    expect(table.split('\r\n').filter((line) => line.includes('"Hemma"'))).toHaveLength(2);

    const reply = await take(one.worker, bodyOf(one, 'fhir', { questions: [['mood', 'who']] }));
    const bundle = (typeof reply.body === 'string' ? JSON.parse(reply.body) : reply.body) as Bundle;
    const [form, answers] = present(bundle.entry, 'bundle.entry').map(({ resource }) => resource) as [
      Questionnaire,
      QuestionnaireResponse,
    ];
    expect(form.item?.map(({ linkId, type }) => [linkId, type])).toEqual([
      ['mood', 'choice'],
      ['why', 'choice'],
      ['who', 'open-choice'],
      ['where', 'open-choice'],
    ]);
    expect(answers).toMatchObject({
      questionnaire: `urn:lykta:form:${one.form.metadata.id}|1`,
      status: 'completed',
      subject: { identifier: { value: one.client } },
      item: [
        { linkId: 'mood', answer: [{ valueCoding: { code: 'bad', display: 'Dåligt' } }] },
        { linkId: 'who', answer: [{ valueString: 'kompis' }] },
      ],
    });
  });

  it('has the answer of the sending before beside the one that has changed, and both in the log', async () => {
    const one = await openRead('Förra gången');
    const again = await askAgain(one);
    await send(one.child, again, { mood: 'good', why: 'home' });
    const [before] = sentOf(one);
    const now = { ...present(before, 'the first sending'), request: again.requestId };
    const questions = [['mood', 'why']];
    const more = { sent: [now], questions, earlier: [present(before, 'the first sending')] };
    const sheet = await textOfPdf(await take(one.worker, bodyOf(one, 'meeting-sheet', more)));
    expect(sheet).toMatch(/Bra.*Tidigare samma dag: Dåligt/s);
    expect(await filesInLog('Förra gången')).toHaveLength(2);
    const alone = await textOfPdf(
      await take(one.worker, bodyOf(one, 'meeting-sheet', { ...more, earlier: [null] })),
    );
    expect(alone).toContain('Bra');
    expect(alone).not.toContain('Dåligt');
  });

  it('takes an answer of before from this child alone', async () => {
    const one = await openRead('Annans förra');
    const other = await openRead('Någon annan');
    const of = (earlier: CreateDocument['earlier'], kind: DocumentKind = 'meeting-sheet') =>
      take(one.worker, bodyOf(one, kind, { questions: [['mood']], earlier }));
    expect((await of(sentOf(other))).status).toBe(404);
    const request = sentOf(other)[0]?.request ?? '';
    const [own] = sentOf(one);
    expect((await of([{ ...present(own, 'own'), request }])).status).toBe(404);
    expect((await of([null, null])).status).toBe(400);
    expect((await of(sentOf(one), 'text')).status).toBe(400);
  });

  it('is in the log as a file for each form', async () => {
    const one = await openRead('Logg');
    await take(one.worker, bodyOf(one, 'document'));
    expect(await filesInLog('Logg')).toMatchObject([
      { client: one.client, member: { id: one.worker.id }, form: { id: one.form.metadata.id } },
    ]);
  });

  it('is not made for who may not open the child, and the log has no file', async () => {
    const one = await openSentCase(server, 'Nekat');
    const colleague = await server.staff({ organisation: 'Nekat', unit: 'Norr' });
    const neighbour = await server.staff({ organisation: 'Nekat', unit: 'Söder' });
    const admin = await server.staff({ organisation: 'Nekat', unit: 'Söder', role: 'admin' });
    const stranger = await server.staff({ organisation: 'Annan', unit: 'Norr', role: 'admin' });
    for (const kind of ['document', 'meeting-sheet', 'text', 'table', 'fhir'] as const) {
      const body = bodyOf(one, kind, { questions: [['mood']] });
      expect(await take(colleague, body)).toMatchObject({ status: 403, body: { code: 'reason-needed' } });
      expect(await take(admin, body)).toMatchObject({ status: 403, body: { code: 'not-allowed' } });
      expect((await take(neighbour, body)).status).toBe(404);
      expect((await take(stranger, body)).status).toBe(404);
    }
    expect(await filesInLog('Nekat')).toEqual([]);
  });

  it('is not made of a form that this child did not send', async () => {
    const one = await openRead('Fel form');
    const other = await openRead('Annans form');
    const refused = await take(one.worker, bodyOf(one, 'text', { sent: sentOf(other) }));
    expect(refused.status).toBe(404);
    const twoLists = bodyOf(one, 'text', { questions: [['mood'], ['mood']] });
    expect(await take(one.worker, twoLists)).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
    expect((await take(one.worker, bodyOf(one, 'meeting-sheet'))).status).toBe(400);
  });
});

describe('a form in the record', () => {
  const mark = (member: TestMember, one: SentCase, recorded: boolean) =>
    member.call(SET_RECORDED, {
      params: { id: one.invitation.id, client: one.client },
      body: {
        sent: sentOf(one),
        recorded,
      },
    });
  const recordedIn = async (one: SentCase) =>
    present(
      present((await clientsOf(one))[0], '(await clientsOf(one))[0]').sent[0],
      '(await clientsOf(one))[0].sent[0]',
    ).recorded;

  it('says who put it there first and on which day, until the mark is taken away', async () => {
    const one = await openRead('Akt');
    const colleague = await server.staff({ organisation: 'Akt', unit: 'Norr' });
    await giveReason(one, colleague, one.client);
    expect(await recordedIn(one)).toBeUndefined();
    expect((await mark(colleague, one, true)).status).toBe(204);
    const { name } = await colleague.ok(READ_STAFF_SESSION);
    expect((await mark(one.worker, one, true)).status).toBe(204);
    expect(await recordedIn(one)).toEqual({ name, day: expect.stringMatching(/^20\d\d-/) });
    expect((await mark(one.worker, one, false)).status).toBe(204);
    expect(await recordedIn(one)).toBeUndefined();
  });

  it('is marked only by who may open the child, and shown to nobody else', async () => {
    const one = await openRead('Akt nekad');
    const colleague = await server.staff({ organisation: 'Akt nekad', unit: 'Norr' });
    const admin = await server.staff({ organisation: 'Akt nekad', unit: 'Söder', role: 'admin' });
    const stranger = await server.staff({ organisation: 'Akt annan', unit: 'Norr' });
    expect(await mark(colleague, one, true)).toMatchObject({ status: 403, body: { code: 'reason-needed' } });
    expect(await mark(admin, one, true)).toMatchObject({ status: 403, body: { code: 'not-allowed' } });
    expect((await mark(stranger, one, true)).status).toBe(404);
    expect(await recordedIn(one)).toBeUndefined();
    await mark(one.worker, one, true);
    const seen = await admin.call(LIST_INVITATION_CLIENTS, { params: { id: one.invitation.id } });
    expect(seen.body).toMatchObject([{ sent: [{ opened: false }] }]);
    expect(JSON.stringify(seen.body)).not.toContain('recorded');
  });
});
