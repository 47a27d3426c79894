import { present, STATES_AT_MOST } from '@lykta/domain';
import { DELETE_DRAFT, LIST_DRAFT_STATES, READ_DRAFT_STATE } from '@lykta/domain/calls';
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
  organisation = `Historia ${(organisations += 1)}`;
  author = await server.staff({ organisation, role: 'author' });
});
afterAll(() => server.close());

const colleague = () => server.staff({ organisation, role: 'author' });
const listed = async (id: string) => await author.ok(LIST_DRAFT_STATES, { params: { id } });
/** Lets so many minutes pass, with the author still signed in. */
const later = async (minutes: number) => {
  server.clock.advance({ minutes });
  await server.renew(author);
};

describe('what a draft was before', () => {
  it('is kept when a colleague writes on, and read word for word', async () => {
    const opened = await beginFrom(author, smallForm('var'));
    const { id } = opened;
    expect(await listed(id)).toEqual([]);
    await rename(await colleague(), opened, 1, 'Deras');
    expect(await listed(id)).toMatchObject([
      { revision: 1, name: 'Små frågor', questions: opened.questions, saved: { by: 'Kim Andersson' } },
    ]);
    await rename(author, opened, 2, 'Mitt igen');
    expect((await listed(id)).map(({ name }) => name)).toEqual(['Deras', 'Små frågor']);
    expect(await author.ok(READ_DRAFT_STATE, { params: { id, revision: 1 } })).toEqual(opened.draft);
    expect((await openAs(author, id)).name).toBe('Mitt igen');
  });

  it('is kept each quarter of an hour while one author writes, not at each save', async () => {
    const opened = await beginFrom(author, smallForm('sjalv'));
    await rename(author, opened, 1, 'Strax');
    expect(await listed(opened.id)).toEqual([]);
    await later(20);
    await rename(author, opened, 2, 'Efter en paus');
    await rename(author, opened, 3, 'Genast efteråt');
    expect((await listed(opened.id)).map(({ name }) => name)).toEqual(['Strax']);
  });

  it('is nothing to another organisation, and gone with the draft', async () => {
    const opened = await beginFrom(author, smallForm('borta'));
    const { id } = opened;
    await rename(await colleague(), opened, 1, 'Deras');
    const stranger = await server.staff({ organisation: `${organisation} b`, role: 'admin' });
    expect((await stranger.call(LIST_DRAFT_STATES, { params: { id } })).status).toBe(404);
    const params = { id, revision: 1 };
    expect((await stranger.call(READ_DRAFT_STATE, { params })).status).toBe(404);
    expect((await author.call(READ_DRAFT_STATE, { params: { id, revision: 9 } })).status).toBe(404);
    await author.call(DELETE_DRAFT, { params: { id } });
    const left = server.db.selectFrom('draft_states').select('revision').where('draft_id', '=', id);
    expect(await left.execute()).toEqual([]);
  });

  it('is kept for the newest states only', async () => {
    const opened = await beginFrom(author, smallForm('manga'));
    const authors = [await colleague(), author];
    for (let revision = 1; revision <= STATES_AT_MOST + 2; revision += 1)
      await rename(present(authors[revision % 2], 'an author'), opened, revision, `Nr ${revision}`);
    const states = await listed(opened.id);
    expect(states).toHaveLength(STATES_AT_MOST);
    expect(states.at(-1)).toMatchObject({ revision: 3 });
  });

  it('has so much room, however long the form is', async () => {
    const { metadata, questions } = smallForm('lang');
    const asked = present(questions.mood, 'a question');
    const many = Array.from({ length: 90 }, (_, at) => ({
      ...asked,
      id: `q${at}`,
      help: { sv: 'a'.repeat(20_000) },
    }));
    const form = { metadata, questions: Object.fromEntries(many.map((one) => [one.id, one])) };
    const opened = await beginFrom(author, form);
    const authors = [await colleague(), author];
    for (let revision = 1; revision <= 8; revision += 1)
      await rename(present(authors[revision % 2], 'an author'), opened, revision, `Nr ${revision}`);
    expect((await listed(opened.id)).map(({ revision }) => revision)).toEqual([8, 7, 6, 5, 4]);
  });

  it('is sealed, and opens as no other revision', async () => {
    const opened = await beginFrom(author, smallForm('forseglad'));
    const [one, two] = [await colleague(), await colleague()];
    await rename(one, opened, 1, 'Kanariefågeln');
    await rename(two, opened, 2, 'Något annat');
    const rows = await server.db
      .selectFrom('draft_states')
      .selectAll()
      .where('draft_id', '=', opened.id)
      .orderBy('revision')
      .execute();
    for (const { body_sealed, summary_sealed } of rows)
      for (const sealed of [body_sealed, summary_sealed])
        expect(sealed.includes('Kanariefågeln')).toBe(false);
    await sql`update draft_states set body_sealed = ${present(rows[0], 'the first').body_sealed}
      where draft_id = ${opened.id} and revision = 2`.execute(server.db);
    const params = { id: opened.id, revision: 2 };
    expect((await author.call(READ_DRAFT_STATE, { params })).status).toBe(500);
  });
});
