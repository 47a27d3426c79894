import { present, type CreatedShare } from '@lykta/domain';
import {
  ADD_HOUSE,
  ADD_PERSON,
  CREATE_SHARE,
  EXPORT_DATA,
  READ_PROFILE,
  SAVE_ASKED_ANSWERS,
  SAVE_MOOD,
  SEND_ANSWERS,
  SET_BIRTH_YEAR,
  SET_NOTIFICATION_TOKEN,
} from '@lykta/domain/calls';
import { sql } from 'kysely';
import { dataTables, keyTables, passingTables } from '../admin/backup/tables.ts';
import type { Browser } from './browser.ts';
import { openCase, type TestCase } from './case.ts';
import { said } from './forms.ts';
import { openTestServer, type TestChild, type TestMember, type TestServer } from './test-server.ts';

/** The victim's birth year, which the forger tries to read. */
const SECRET = 2011;
/** Every table that a forger may write and that a backup includes; the log only grows (old-log.test.ts). */
export const everyTable: readonly string[] = [...dataTables, ...keyTables, ...passingTables];

/**
 * An attacker who can write to the database, and has a child account and a staff account in another unit, but not
 * LYKTA_SECRET. Whatever they insert, replace or move, they cannot read another child's data.
 */
export interface Forgery {
  server: TestServer;
  victim: TestChild;
  /** The forger's own child account. */
  forger: TestChild;
  worker: TestMember;
  /** The forger's own staff account. */
  spy: TestMember;
  /** The victim's case, with its worker. */
  testCase: TestCase;
  /** The forger's case, with the spy as its worker. */
  other: TestCase;
  /** The victim's shared story. */
  share: CreatedShare;
  /** Changes the database, runs a check, and restores everything. */
  forging: <T>(statement: string, look: () => Promise<T>) => Promise<T>;
  /** Whether a call returns the victim's secret. */
  shows: (browser: Browser, name: typeof READ_PROFILE | typeof EXPORT_DATA) => Promise<boolean>;
  /** Returns a browser with a token invented by the forger. */
  withCookie: (from: Browser, token: string) => Browser;
}

/** Writes bytes as SQL. */
export const bytes = (value: Buffer) => `'\\x${value.toString('hex')}'::bytea`;

/** Creates a forger and a victim with one of everything; close `server` afterwards. */
export async function openForgery(): Promise<Forgery> {
  const server = await openTestServer({ botCheck: false });
  const testCase = await openCase(server, { unit: 'Norr' });
  const other = await openCase(server, { unit: 'Söder' });
  const [victim, forger] = [await testCase.join(), await other.join()];
  await fill(server, victim, testCase, SECRET);
  await fill(server, forger, other, 2010);
  const share = await victim.ok(CREATE_SHARE, { body: { name: 'Mormor', sections: ['profile'] } });
  return {
    server,
    victim,
    forger,
    worker: testCase.worker,
    spy: other.worker,
    testCase,
    other,
    share,
    forging: (statement, look) => forging(server, statement, look),
    shows: async (browser, name) => {
      const { status, body } = await browser.call(name);
      return status === 200 && JSON.stringify(body).includes(String(SECRET));
    },
    withCookie: (from, token) => {
      const browser = server.browser();
      for (const [name] of from.cookies) browser.cookies.set(name, token);
      return browser;
    },
  };
}

async function fill(server: TestServer, child: TestChild, of: TestCase, birthYear: number): Promise<void> {
  await child.call(SET_BIRTH_YEAR, { body: { birthYear } });
  await child.call(SAVE_MOOD, {
    body: { timestamp: server.clock.now().toISOString(), level0: 1, level1: [] },
  });
  await child.call(ADD_PERSON, { body: { type: 'MOTHER', avatar: 'default' } });
  await child.call(ADD_HOUSE, { body: { type: 'APARTMENT', avatar: 'default' } });
  await child.call(SET_NOTIFICATION_TOKEN, { body: { token: 'push', deviceId: 'phone', language: 'sv' } });
  await child.call(SAVE_ASKED_ANSWERS, { params: of.asked, body: said({ mood: 'good' }) });
  await child.call(SEND_ANSWERS, { params: of.asked, body: {} });
}

async function forging<T>({ db }: TestServer, statement: string, look: () => Promise<T>): Promise<T> {
  const run = (text: string) =>
    sql
      .raw(`set session_replication_role = replica; ${text}; set session_replication_role = origin`)
      .execute(db);
  const tables = [...statement.matchAll(/\b(?:update|into|from)\s+(\w+)/g)].map(([, table]) =>
    present(table, 'table'),
  );
  const touched = [...new Set(tables)].filter((table) => everyTable.includes(table));
  for (const table of touched) {
    await sql
      .raw(`drop table if exists kept_${table}; create table kept_${table} as table ${table}`)
      .execute(db);
  }
  await run(statement);
  try {
    return await look();
  } finally {
    for (const table of touched) {
      await run(
        `delete from ${table}; insert into ${table} overriding system value table kept_${table}; drop table kept_${table}`,
      );
    }
  }
}
