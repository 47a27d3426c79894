import {
  ADD_COMMENT,
  DELETE_COMMENT,
  DELETE_DRAFT,
  LIST_DRAFTS,
  READ_DRAFT,
  RESOLVE_COMMENT,
} from '@lykta/domain/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { beginFrom, openAs, rename } from '../../testing/drafts.ts';
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
  organisation = `Kommentarer ${(organisations += 1)}`;
  author = await server.staff({ organisation, role: 'author' });
});
afterAll(() => server.close());

const listed = async () => await author.ok(LIST_DRAFTS);

describe('comments', () => {
  it('are written and resolved by colleagues, and gone with the draft', async () => {
    const { id } = await beginFrom(author, smallForm('kommentar'));
    const worker = await server.staff({ organisation, role: 'worker' });
    const params = { id };
    const made = await worker.ok(ADD_COMMENT, { params, body: { question: 'mood', text: 'Kortare?' } });
    server.clock.advance({ minutes: 1 });
    await worker.ok(ADD_COMMENT, { params, body: { question: null, text: 'Fint' } });
    expect(await listed()).toMatchObject([{ openComments: 2 }]);
    const at = { id, comment: made.id };
    expect((await author.call(RESOLVE_COMMENT, { params: at, body: { resolved: true } })).status).toBe(204);
    expect(await listed()).toMatchObject([{ openComments: 1 }]);
    expect((await openAs(worker, id)).comments).toMatchObject([
      { question: 'mood', text: 'Kortare?', resolved: { by: 'Kim Andersson' } },
      { question: null, text: 'Fint', resolved: null },
    ]);
    await author.call(RESOLVE_COMMENT, { params: at, body: { resolved: false } });
    expect((await openAs(author, id)).comments[0]).toMatchObject({ resolved: null });
    expect((await author.call(DELETE_DRAFT, { params })).status).toBe(204);
    expect((await author.call(READ_DRAFT, { params })).status).toBe(404);
    const left = server.db.selectFrom('draft_comments').select('id').where('draft_id', '=', id);
    expect(await left.execute()).toEqual([]);
  });

  it('are deleted by who wrote them, and by nobody else', async () => {
    const { id } = await beginFrom(author, smallForm('angra'));
    const worker = await server.staff({ organisation, role: 'worker' });
    const body = { question: null, text: 'Fel formulär' };
    const made = await worker.ok(ADD_COMMENT, { params: { id }, body });
    expect(made).toMatchObject({ mine: true });
    const params = { id, comment: made.id };
    expect((await openAs(author, id)).comments).toMatchObject([{ mine: false }]);
    expect((await author.call(DELETE_COMMENT, { params })).status).toBe(404);
    expect((await openAs(worker, id)).comments).toMatchObject([{ mine: true, text: 'Fel formulär' }]);
    expect((await worker.call(DELETE_COMMENT, { params })).status).toBe(204);
    expect((await openAs(author, id)).comments).toEqual([]);
    expect((await worker.call(DELETE_COMMENT, { params })).status).toBe(404);
  });

  it('of one draft are not reached through another', async () => {
    const [one, two] = [
      await beginFrom(author, smallForm('den-ena')),
      await beginFrom(author, smallForm('den-andra')),
    ];
    const made = await author.ok(ADD_COMMENT, {
      params: { id: one.id },
      body: { question: null, text: 'Hit' },
    });
    const params = { id: two.id, comment: made.id };
    expect((await author.call(RESOLVE_COMMENT, { params, body: { resolved: true } })).status).toBe(404);
    expect((await author.call(DELETE_COMMENT, { params })).status).toBe(404);
  });
});

it('a draft is sealed, comments too, and opens under no other draft', async () => {
  const one = await beginFrom(author, smallForm('forsta'));
  const two = await beginFrom(author, smallForm('andra'));
  await rename(author, one, 1, 'Kanariefågeln');
  const body = { question: null, text: 'Kanariekommentar' };
  await author.ok(ADD_COMMENT, { params: { id: one.id }, body });
  const { rows } = await sql<{ text: string }>`
    select row_to_json(d)::text as text from drafts d
    union all select row_to_json(c)::text from draft_comments c`.execute(server.db);
  const stored = rows.map(({ text }) => text).join('\n');
  for (const words of ['Kanariefågeln', 'Kanariekommentar', 'Hur är det?']) {
    expect(stored).not.toContain(words);
    expect(stored).not.toContain(Buffer.from(words).toString('hex'));
  }
  const { body_sealed } = await server.db
    .selectFrom('drafts')
    .select('body_sealed')
    .where('id', '=', one.id)
    .executeTakeFirstOrThrow();
  await server.db.updateTable('drafts').set({ body_sealed }).where('id', '=', two.id).execute();
  expect((await author.call(READ_DRAFT, { params: { id: two.id } })).status).toBe(500);
});
