import type { Question } from '@lykta/domain';
import {
  CHANGE_MEMBER,
  CREATE_DRAFT,
  DELETE_DRAFT,
  LIST_DRAFTS,
  READ_DRAFT,
  READ_FORM,
  SAVE_DRAFT,
} from '@lykta/domain/calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { beginFrom, newerIn, openAs, publish, rename } from '../../testing/drafts.ts';
import { smallForm } from '../../testing/forms.ts';
import { openTestServer, type TestMember, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let organisation: string;
let author: TestMember;
let organisations = 0;
beforeAll(async () => {
  server = await openTestServer({ botCheck: false });
});
beforeEach(async () => {
  organisation = `Utkast ${(organisations += 1)}`;
  author = await server.staff({ organisation, role: 'author' });
});
afterAll(() => server.close());

const colleague = (role: 'worker' | 'author' | 'admin' = 'author') => server.staff({ organisation, role });
const listed = async (member = author) => await member.ok(LIST_DRAFTS);

describe('a draft begins', () => {
  it('empty, with an id that nobody chose', async () => {
    const made = await author.ok(CREATE_DRAFT, { body: { from: 'empty', name: 'Rasterna' } });
    expect(made).toMatchObject({
      name: 'Rasterna',
      questions: 0,
      revision: 1,
      form: { id: expect.stringMatching(/^.{8}-i/), version: 1 },
      last: null,
      saved: { by: 'Kim Andersson' },
      draft: { questions: [], metadata: { name: 'Rasterna', firstQuestion: '' } },
    });
    expect(await listed()).toMatchObject([{ id: made.id, name: 'Rasterna' }]);
  });

  it('from one of ours as a form of its own, in the same order', async () => {
    const form = { id: 'school', version: 1 };
    const { draft } = await author.ok(CREATE_DRAFT, { body: { from: 'copy', form } });
    const school = await author.ok(READ_FORM, { params: { formId: 'school', formVersion: 1 } });
    expect(draft.questions.map(({ id }) => id)).toEqual(Object.keys(school.questions));
    expect(draft.questions.map((question) => Object.keys(question.answers))).toEqual(
      Object.values(school.questions).map((question) => Object.keys(question.answers)),
    );
    expect(draft.metadata.id).not.toBe('school');
    const ours = await author.call(CREATE_DRAFT, { body: { from: 'version', form } });
    expect(ours.status).toBe(404);
  });

  it('from an earlier version, once: whoever comes second is told where', async () => {
    const first = await beginFrom(author, smallForm('skolan'));
    await publish(author, first.id);
    const body = { from: 'version', form: first.form } as const;
    const next = await author.ok(CREATE_DRAFT, { body });
    expect(next).toMatchObject({ form: { id: first.form.id, version: 2 }, last: first.form });
    const other = await colleague();
    expect(await other.call(CREATE_DRAFT, { body })).toMatchObject({
      status: 409,
      body: { code: 'draft-exists', current: { draft: next.id } },
    });
  });

  it('from a file that has the id of an own form, as its next version', async () => {
    const first = await beginFrom(author, smallForm('egen'));
    await publish(author, first.id);
    expect(await beginFrom(author, smallForm('egen', 7))).toMatchObject({
      form: { id: first.form.id, version: 2 },
    });
  });
});

describe('two authors', () => {
  it('are told of each other, and what each wrote is in somebody’s hands', async () => {
    const other = await colleague();
    const mine = await beginFrom(author, smallForm('tva'));
    const theirs = await openAs(other, mine.id);
    expect((await rename(other, theirs, 1, 'Deras')).body).toMatchObject({ revision: 2 });
    const refused = await rename(author, mine, 1, 'Mitt');
    expect(refused).toMatchObject({ status: 409, body: { code: 'draft-changed' } });
    const newer = newerIn(refused);
    expect(newer).toMatchObject({ revision: 2, saved: { by: 'Kim Andersson' } });
    expect(newer.draft.metadata.name).toBe('Deras');
    expect((await openAs(author, mine.id)).draft.metadata.name).toBe('Deras');
    expect((await rename(author, mine, newer.revision, 'Mitt')).body).toMatchObject({ revision: 3 });
    expect(await publish(other, mine.id, 2)).toMatchObject({ status: 409, body: { code: 'draft-changed' } });
  });

  it('at the same moment: one save counts, and the others are told', async () => {
    const mine = await beginFrom(author, smallForm('samtidigt'));
    const saves = await Promise.all(
      Array.from({ length: 5 }, (_, index) => rename(author, mine, 1, `Nr ${index}`)),
    );
    expect(saves.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    const winner = saves.findIndex(({ status }) => status === 200);
    expect(await openAs(author, mine.id)).toMatchObject({ revision: 2, name: `Nr ${winner}` });
  });
});

describe('a draft is', () => {
  it('nothing to another organisation, and read but not written by a worker', async () => {
    const { id, draft } = await beginFrom(author, smallForm('hemligt'));
    const stranger = await server.staff({ organisation: `${organisation} b`, role: 'admin' });
    const worker = await colleague('worker');
    const params = { id };
    expect(await listed(stranger)).toEqual([]);
    expect((await stranger.call(READ_DRAFT, { params })).status).toBe(404);
    expect((await stranger.call(SAVE_DRAFT, { params, body: { revision: 1, draft } })).status).toBe(404);
    expect((await stranger.call(DELETE_DRAFT, { params })).status).toBe(404);
    expect((await worker.call(READ_DRAFT, { params })).status).toBe(200);
    expect((await worker.call(SAVE_DRAFT, { params, body: { revision: 1, draft } })).status).toBe(403);
    expect((await worker.call(CREATE_DRAFT, { body: { from: 'empty', name: 'X' } })).status).toBe(403);
    expect((await worker.call(DELETE_DRAFT, { params })).status).toBe(403);
    expect((await publish(worker, id)).status).toBe(403);
  });

  it('no longer written by an author who lost the ability', async () => {
    const admin = await colleague('admin');
    const mine = await beginFrom(author, smallForm('forr'));
    await admin.ok(CHANGE_MEMBER, { params: { id: author.id }, body: { role: 'worker' } });
    await server.renew(author);
    expect((await rename(author, mine, 1, 'Efteråt')).status).toBe(403);
    expect((await publish(author, mine.id)).status).toBe(403);
    expect((await openAs(author, mine.id)).name).toBe('Små frågor');
  });

  it('saved half written, and whole with two hundred questions', async () => {
    const { id, draft } = await author.ok(CREATE_DRAFT, { body: { from: 'empty', name: '' } });
    const words = 'Hur är det där du är just nu, och vem är där med dig? '.repeat(4);
    const [model] = draft.questions.length > 0 ? draft.questions : Object.values(smallForm('x').questions);
    const many = Array.from({ length: 200 }, (_, index): Question => ({
      ...model!,
      id: `q${index}`,
      text: { sv: words, en: words },
      link: { url: 'https', text: { sv: '' } },
      answers: Object.fromEntries(
        Array.from({ length: 8 }, (_each, answer) => [
          `a${answer}`,
          { type: 'text' as const, text: { sv: words }, sentence: { sv: words, en: words }, next: 'q9' },
        ]),
      ),
    }));
    const body = { revision: 1, draft: { ...draft, questions: many } };
    expect((await author.call(SAVE_DRAFT, { params: { id }, body })).status).toBe(200);
    expect((await openAs(author, id)).draft.questions).toEqual(many);
    const tooMany = {
      ...draft,
      questions: Array.from({ length: 501 }, (_, n) => ({ ...many[0]!, id: `z${n}` })),
    };
    expect(
      (await author.call(SAVE_DRAFT, { params: { id }, body: { revision: 2, draft: tooMany } })).status,
    ).toBeGreaterThanOrEqual(400);
    const huge = { ...draft, metadata: { ...draft.metadata, name: 'x'.repeat(20_001) } };
    const refused = await author.call(SAVE_DRAFT, { params: { id }, body: { revision: 2, draft: huge } });
    expect(refused.status).toBe(400);
  });

  it('never saved as another form', async () => {
    const { id, draft } = await beginFrom(author, smallForm('sig-sjalv'));
    const other = { ...draft, metadata: { ...draft.metadata, id: 'school' } };
    const refused = await author.call(SAVE_DRAFT, { params: { id }, body: { revision: 1, draft: other } });
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ message: 'another-form' }] } });
  });
});
