import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statementsOf } from '../testing/count-statements.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { openFormCatalogue } from './form-catalogue.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const open = (replaceChanged: boolean) => openFormCatalogue(server.db, server.clock.now(), replaceChanged);
const school = () =>
  server.db.selectFrom('forms').select('body').where('id', '=', 'school').executeTakeFirstOrThrow();

describe('the product’s own forms', () => {
  it('are stored once, also when several servers start at once', async () => {
    await Promise.all([open(false), open(false), open(false), open(false)]);
    const { n } = await server.db
      .selectFrom('forms')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    const files = readdirSync(path.join(import.meta.dirname, '../../content/forms'));
    expect(n).toBe(files.filter((file) => file.endsWith('.json')).length);
  });

  it('that changed without a new version stop the server from starting, but not while forms are written', async () => {
    const before = await school();
    await server.db
      .updateTable('forms')
      .set({ body: before.body.replace('Hur har du det', 'Hur hade du det') })
      .where('id', '=', 'school')
      .execute();
    await expect(open(false)).rejects.toThrow('form school 1 was changed: give it a new version');
    await open(true);
    expect(await school()).toEqual(before);
  });
});

describe('a version of a form', () => {
  it('that several ask for at once is read once, and all get the same object', async () => {
    const catalogue = await open(false);
    const found: unknown[] = [];
    const ask = async () => found.push((await catalogue.find('school', 1))?.form);
    expect(await statementsOf(() => Promise.all([ask(), ask(), ask()]))).toEqual(['select']);
    await ask();
    expect(new Set(found).size).toBe(1);
    expect(found[0]).toMatchObject({ metadata: { id: 'school', version: 1 } });
  });

  it('that is not there yet is asked for again', async () => {
    const catalogue = await open(false);
    expect(await catalogue.find('school', 99)).toBeUndefined();
    const { body } = await school();
    const later = { id: 'school', version: 99, organisation_id: null, body, created: server.clock.now() };
    await server.db.insertInto('forms').values(later).execute();
    expect(await catalogue.find('school', 99)).toBeDefined();
    await server.db.deleteFrom('forms').where('version', '=', 99).execute();
  });
});
