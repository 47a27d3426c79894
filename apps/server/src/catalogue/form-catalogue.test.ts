import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
