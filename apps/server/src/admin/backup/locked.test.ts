import { READ_MOODS, SAVE_MOOD, SIGN_IN } from '@lykta/domain/calls';
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateX25519Identity } from 'age-encryption';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestServer, type TestChild, type TestServer } from '../../testing/test-server.ts';
import { backUp } from './backup.ts';
import { forgetOldArchives } from './files.ts';
import { restore } from './restore.ts';

let server: TestServer;
let folder: string;
let keysFolder: string;
let child: TestChild;
let identity: string;

beforeAll(async () => {
  identity = await generateX25519Identity();
  const root = mkdtempSync(path.join(tmpdir(), 'lykta-locked-'));
  [folder, keysFolder] = [path.join(root, 'data'), path.join(root, 'keys')];
  server = await openTestServer({ botCheck: false, backups: { folder, keysFolder, identity, days: 35 } });
  child = await server.signUp();
  const mood = { timestamp: server.clock.now().toISOString(), level0: 4, level1: [] };
  await child.call(SAVE_MOOD, { body: mood });
});
afterAll(async () => {
  await server.close();
  rmSync(path.dirname(folder), { recursive: true });
});
// Each backup gets its own file name.
beforeEach(() => server.clock.advance({ minutes: 1 }));

const services = () => ({ ...server.app.services, db: server.db });
const write = () => backUp(services(), folder, keysFolder);

/** Whether the child still has what it wrote. */
async function readsItsMood(): Promise<void> {
  const { username, password } = child;
  const browser = server.browser();
  expect((await browser.call(SIGN_IN, { body: { username, password } })).status).toBe(200);
  expect(Object.values(await browser.ok(READ_MOODS))).toMatchObject([{ level0: 4 }]);
}

describe('an encrypted backup', () => {
  it('comes back on an empty machine with its identity, from two folders', async () => {
    const { file, keys } = await write();
    expect(path.dirname(keys)).toBe(keysFolder);
    const { secrets, backups } = server.config;
    const empty = await openTestServer({ secrets, backups, botCheck: false });
    const operator = { ...empty.app.services, db: empty.db };
    expect(await restore(operator, file)).toEqual({ accounts: 1, erased: 0 });
    const { username, password } = child;
    const browser = empty.browser();
    expect((await browser.call(SIGN_IN, { body: { username, password } })).status).toBe(200);
    expect(Object.values(await browser.ok(READ_MOODS))).toMatchObject([{ level0: 4 }]);
    await empty.close();
  });

  it('shows nothing of what is in it', async () => {
    const { file, keys } = await write();
    for (const one of [file, keys]) {
      const bytes = readFileSync(one);
      expect(bytes.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
      expect(bytes.includes('accounts') || bytes.includes('wrapped')).toBe(false);
    }
  });

  it('is refused without its identity, and with another', async () => {
    const { file } = await write();
    for (const other of [null, await generateX25519Identity()]) {
      const config = { ...server.config, backups: { ...server.config.backups, identity: other } };
      await expect(restore({ ...services(), config }, file)).rejects.toThrow('LYKTA_BACKUP_IDENTITY');
    }
    await readsItsMood();
  });

  const damages: [string, (whole: Buffer) => Buffer][] = [
    ['cut off', (whole) => whole.subarray(0, whole.length - 20)],
    ['cut in its head', (whole) => whole.subarray(0, 60)],
    [
      'flipped',
      (whole) => Buffer.from(whole.map((byte, at) => (at === whole.length - 40 ? byte ^ 1 : byte))),
    ],
    ['lengthened', (whole) => Buffer.concat([whole, Buffer.from('more')])],
  ];
  it.each(damages)('is refused when it is %s, and changes nothing', async (_name, damage) => {
    const { file } = await write();
    writeFileSync(file, damage(readFileSync(file)));
    await expect(restore(services(), file)).rejects.toThrow(file);
    await readsItsMood();
  });
});

describe('a swapped archive is refused', () => {
  it('an earlier one under a later name', async () => {
    const earlier = await write();
    server.clock.advance({ minutes: 1 });
    const later = await write();
    copyFileSync(earlier.file, later.file);
    await expect(restore(services(), later.file)).rejects.toThrow('was swapped');
  });

  it('earlier keys, by which newer children would count as deleted', async () => {
    const { keys } = await write();
    const kept = `${keys}.kept`;
    copyFileSync(keys, kept);
    server.clock.advance({ minutes: 1 });
    const { file } = await write();
    renameSync(kept, keys);
    await expect(restore(services(), file)).rejects.toThrow('is older than');
  });

  it('the keys of another Lykta, by which everybody would count as deleted', async () => {
    const { file } = await write();
    const other = await openTestServer({ backups: server.config.backups, botCheck: false });
    await other.signUp();
    other.clock.set(server.clock.now().toISOString());
    const elsewhere = path.join(path.dirname(folder), 'elsewhere');
    const { keys } = await backUp({ ...other.app.services, db: other.db }, elsewhere);
    await expect(restore(services(), file, { keyFile: keys })).rejects.toThrow('the keys of another Lykta');
    await other.close();
    await readsItsMood();
  });

  it('one that is not encrypted, unless the operator says so', async () => {
    const config = { ...server.config, backups: { ...server.config.backups, identity: null } };
    const plain = path.join(path.dirname(folder), 'plain');
    const { file } = await backUp({ ...services(), config }, plain);
    await expect(restore(services(), file)).rejects.toThrow('is not encrypted');
    expect(await restore(services(), file, { acceptPlain: true })).toEqual({ accounts: 1, erased: 0 });
    await readsItsMood();
  });
});

it('old archives go after their days, and the newest stays however old it is', async () => {
  const { file: older } = await write();
  server.clock.advance({ days: 36 });
  const { file: newer } = await write();
  // The time of the file says nothing: copies have another.
  utimesSync(older, new Date(), new Date());
  forgetOldArchives(folder, 35, server.clock.now());
  expect([existsSync(older), existsSync(newer)]).toEqual([false, true]);
  server.clock.advance({ days: 400 });
  expect(forgetOldArchives(folder, 35, server.clock.now())).toBe(0);
  expect(readdirSync(folder)).toEqual([path.basename(newer)]);
});
