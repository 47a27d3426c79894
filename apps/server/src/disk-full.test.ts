import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { STORAGE_LIMITS } from '@lykta/domain';
import { ADD_PERSON, SET_AVATAR } from '@lykta/domain/calls';
import { openEmbedded } from './database/embedded.ts';
import { LoneServer, until } from './testing/lone-server.ts';

const LONG = process.env.LYKTA_LONG !== undefined;
const isRoot = process.getuid?.() === 0;
const MIB = 1024 * 1024;
/** PostgreSQL writes its log in files of 16 MiB; no file may grow past a little more. */
const MAX_FILE = 18 * MIB;

let data: string;
let server: LoneServer;

beforeEach(() => {
  data = mkdtempSync(path.join(tmpdir(), 'lykta-disk-'));
  chmodSync(data, 0o711);
});
afterEach(() => rmSync(data, { recursive: true, force: true }));

/**
 * Stores pictures of 150 kB that can't be compressed, each in place of the one before (a child has room for so much),
 * and a person after each, until one is refused. @returns the ids of the persons that were not
 */
async function fillUp(): Promise<string[]> {
  const acknowledged: string[] = [];
  const statuses = new Set<number>();
  const writer = async () => {
    while (!statuses.has(503) && acknowledged.length < STORAGE_LIMITS.persons) {
      const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), randomBytes(150_000)]);
      const avatar = { type: 'BINARY', data: `data:image/png;base64,${png.toString('base64')}` };
      statuses.add((await server.call(SET_AVATAR, { body: { avatar } })).status);
      const reply = await addPerson();
      statuses.add(reply.status);
      if (reply.status === 200) acknowledged.push(await reply.text());
    }
  };
  await Promise.all([1, 2, 3, 4].map(writer));
  expect([...statuses].sort(), server.output()).toEqual([200, 204, 503]);
  expect(await server.isAlive()).toBe(true);
  return acknowledged;
}

const addPerson = () => server.call(ADD_PERSON, { body: { type: 'FRIEND', avatar: 'default' } });

describe('a full disk', () => {
  it('is busy to callers, and nothing acknowledged is lost', { timeout: 300_000 }, async () => {
    server = await LoneServer.open(data);
    try {
      await restart({ maxFileBytes: MAX_FILE });
      const acknowledged = await fillUp();
      expect(await server.personIds()).toEqual(expect.arrayContaining(acknowledged));
      await restart();
      expect(await server.personIds()).toEqual(expect.arrayContaining(acknowledged));
      expect((await addPerson()).status).toBe(200);
    } finally {
      await server.close();
    }
  });

  it.runIf(LONG && isRoot)(
    'for every file at once (tmpfs): works again by itself when there is room',
    { timeout: 300_000 },
    async () => {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256m,mode=0711', 'tmpfs', data]);
      try {
        server = await LoneServer.open(data);
        const ballast = path.join(data, 'ballast');
        const { bavail, bsize } = statfsSync(data);
        writeFileSync(ballast, Buffer.alloc(bavail * bsize - 4 * MIB));
        const acknowledged = await fillUp();
        rmSync(ballast);
        let last = 'none';
        const works = async () => {
          const reply = await addPerson();
          last = `${reply.status} ${await reply.text()}`;
          return reply.status === 200;
        };
        await until(works, 60_000).catch((error: unknown) => {
          const told = `It does not work again; the last reply: ${last}\n${server.lastWords()}`;
          throw new Error(told, { cause: error });
        });
        expect(await server.personIds()).toEqual(expect.arrayContaining(acknowledged));
        await server.close();
      } finally {
        execFileSync('umount', ['--lazy', data]);
      }
    },
  );
});

/** Ends server and database, and starts both again, perhaps on a "disk" on which no file grows past a size. */
async function restart(limits: { maxFileBytes?: number } = {}): Promise<void> {
  await server.end('SIGTERM');
  await (await openEmbedded(data)).stop();
  await server.start(limits);
}
