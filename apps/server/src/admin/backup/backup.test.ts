import { READ_MOODS, READ_SESSION, SAVE_MOOD, SIGN_IN } from '@lykta/domain/calls';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestServer, type TestChild, type TestServer } from '../../testing/test-server.ts';
import { verifyArchive } from './archive.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';
import { dataTables, growingTables, keyTables, passingTables } from './tables.ts';

let server: TestServer;
let folder: string;
let child: TestChild;
let other: TestChild;

async function openWithChildren(): Promise<void> {
  server = await openTestServer({ botCheck: false });
  folder = mkdtempSync(path.join(tmpdir(), 'lykta-backup-'));
  child = await server.signUp();
  other = await server.signUp();
  await server.staff();
  for (const one of [child, other]) {
    await one.call(SAVE_MOOD, {
      body: { timestamp: server.clock.now().toISOString(), level0: 4, level1: [] },
    });
  }
}

async function close(): Promise<void> {
  await server.close();
  rmSync(folder, { recursive: true });
}

/** Runs the operator's commands as the role that owns the tables. */
const services = () => ({ ...server.app.services, db: server.db });
const signIn = async ({ username, password }: TestChild) => {
  const browser = server.browser();
  expect((await browser.call(SIGN_IN, { body: { username, password } })).status).toBe(200);
  return browser;
};
const moods = async (one: TestChild) => Object.values(await (await signIn(one)).ok(READ_MOODS));

describe('a backup', () => {
  beforeEach(openWithChildren);
  afterEach(close);

  it('brings back what was there, and nobody is signed in by it', async () => {
    const { file } = await backUp(services(), folder);
    const later = await server.signUp();
    await child.call(SAVE_MOOD, {
      body: { timestamp: server.clock.now().toISOString(), level0: 0, level1: [] },
    });
    expect(await restore(services(), file)).toEqual({ accounts: 2, erased: 0 });
    expect((await child.call(READ_SESSION)).status).toBe(401);
    expect(await moods(child)).toMatchObject([{ level0: 4 }]);
    const browser = server.browser();
    const { username, password } = later;
    expect((await browser.call(SIGN_IN, { body: { username, password } })).status).toBe(401);
  });

  it('doesn’t bring back a child who was deleted after it', async () => {
    const { file } = await backUp(services(), folder);
    await server.db.deleteFrom('accounts').where('id', '=', child.id).execute();
    server.clock.advance({ hours: 1 });
    await backUp(services(), folder); // also rewraps the keys
    expect(await restore(services(), file)).toEqual({ accounts: 1, erased: 1 });
    expect(await moods(other)).toMatchObject([{ level0: 4 }]);
  });

  it('can’t be read without the keys, whoever has the secret', async () => {
    const { file } = await backUp(services(), folder);
    const text = gunzipSync(readFileSync(file)).toString();
    expect(text).not.toContain('child_keys');
    expect(text).toContain('"table":"moods"');
    expect(text).not.toContain(child.username.slice(1));
  });

  it('can be put back into the database twice', async () => {
    const { file } = await backUp(services(), folder);
    await restore(services(), file);
    await restore(services(), file);
    expect(await moods(other)).toMatchObject([{ level0: 4 }]);
  });

  it('keeps only the newest keys', async () => {
    await backUp(services(), folder);
    server.clock.advance({ hours: 1 });
    await backUp(services(), folder);
    expect(readdirSync(folder).filter((name) => name.startsWith('keys'))).toHaveLength(1);
    expect(readdirSync(folder).filter((name) => name.startsWith('data'))).toHaveLength(2);
  });
});

describe('a damaged backup is refused and changes nothing', () => {
  beforeAll(openWithChildren);
  afterAll(close);
  beforeEach(() => server.clock.advance({ minutes: 1 })); // each backup gets its own file name

  const damages: [string, (whole: Buffer) => Buffer][] = [
    ['cut off', (whole) => whole.subarray(0, whole.length / 2)],
    [
      'a flipped bit',
      (whole) => Buffer.from(whole.map((byte, at) => (at === whole.length >> 1 ? byte ^ 1 : byte))),
    ],
    [
      'a changed row',
      (whole) => gzipSync(gunzipSync(whole).toString().replace('"legacy":false', '"legacy":true')),
    ],
    [
      'a missing end',
      (whole) =>
        gzipSync(
          gunzipSync(whole)
            .toString()
            .replace(/\{"end".*\n/, ''),
        ),
    ],
    ['something else', () => Buffer.from('hej')],
    ['nothing', () => Buffer.alloc(0)],
  ];
  it.each(damages)('%s', async (_name, damage) => {
    const { file } = await backUp(services(), folder);
    writeFileSync(file, damage(readFileSync(file)));
    await expect(verifyArchive(file)).rejects.toThrow(file);
    await expect(restore(services(), file)).rejects.toThrow(file);
    expect((await child.call(READ_MOODS)).status).toBe(200);
  });

  it('one of another version, and keys in the place of data', async () => {
    const { file, keys } = await backUp(services(), folder);
    await expect(restore(services(), keys)).rejects.toThrow('holds keys');
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', now()::text)`.execute(
      server.db,
    );
    await expect(restore(services(), file)).rejects.toThrow('another version');
    expect((await child.call(READ_MOODS)).status).toBe(200);
  });
});

it('knows every table of the database', async () => {
  server = await openTestServer();
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name not like 'kysely%'`.execute(server.db);
  await server.close();
  expect([...dataTables, ...growingTables, ...keyTables, ...passingTables].sort()).toEqual(
    rows.map(({ name }) => name).sort(),
  );
});
