import { chmodSync, globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backUp } from './admin/backup/backup.ts';
import { openPool } from './database/connect.ts';
import { openEmbedded, type EmbeddedPostgres } from './database/embedded.ts';
import { migrate } from './database/migrate.ts';
import { grantToServer } from './database/roles.ts';
import { makeSecret, parseSecrets } from './security/secrets.ts';
import { childWithSecrets } from './testing/canaries/child.ts';
import {
  failedTries,
  legacyWithSecrets,
  sittingsWithSecrets,
  staffWithSecrets,
} from './testing/canaries/others.ts';
import { Secrets } from './testing/canaries/secrets.ts';
import { serveOn, type TestServer } from './testing/test-server.ts';

const secrets = new Secrets();
let folder: string;
let embedded: EmbeddedPostgres;
let server: TestServer;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'lykta-canaries-'));
  chmodSync(folder, 0o711);
  embedded = await openEmbedded(folder);
  const { db } = openPool(embedded.owner, 2);
  await migrate(db, parseSecrets(makeSecret()));
  await grantToServer(db, embedded.connection.user);
  await db.destroy();
  server = await serveOn({ server: embedded.connection, owner: embedded.owner }, { botCheck: false });
  await enterSecrets();
}, 120_000);
afterAll(async () => {
  await server.close();
  await embedded.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Enters secrets everywhere the API accepts input. */
async function enterSecrets(): Promise<void> {
  for (const [index, username] of ['0731234567', 'canary.child@hemlig.example', '0739876543'].entries()) {
    await childWithSecrets(server, secrets, index, username);
  }
  await failedTries(server, secrets);
  await staffWithSecrets(server, secrets);
  await sittingsWithSecrets(server, secrets);
  await legacyWithSecrets(server, secrets);
}

const hexOf = (word: string) => Buffer.from(`"${word}"`).toString('hex');

/** Where an exact time is needed: in tables that are not about children, and where docs/data.md gives the reason. */
const EXACT = new Set([
  // of staff, of what organisations ask, and of the server itself
  ...['organisations', 'members', 'staff_sessions', 'forms', 'invitations', 'requests', 'outbox'],
  ...['drafts', 'draft_states', 'draft_comments', 'retired_forms'],
  ...['bot_checks', 'rate_buckets', 'published_figures', 'counting_anew'],
  // who read what, and when: the log
  ...['audit_lines', 'audit_repeats', 'reasons'],
  // signing in, and what runs out at a moment
  ...['sessions', 'reset_tokens', 'login_undos', 'address_codes', 'accounts.name_changed'],
  ...['share_reads', 'shares.expires', 'sittings.expires'],
  // reminders are due at a time
  ...['notification_tokens.schedule_start', 'notification_tokens.next_reminder'],
]);

describe('forty secrets and more', () => {
  it('went in', () => {
    expect(secrets.all.size).toBeGreaterThanOrEqual(40);
    expect(new Set(secrets.all.values()).size).toBe(secrets.all.size);
  });

  it('stand in no log line', () => {
    expect(server.logs.length).toBeGreaterThan(50);
    expect(secrets.foundIn(Buffer.from(server.logs.join('')))).toEqual([]);
  });

  it('stand in no file of the database, its write-ahead log and its own log included', async () => {
    await sql`checkpoint`.execute(server.db);
    const files = globSync('**/*', { cwd: embedded.folder }).map((name) => path.join(embedded.folder, name));
    const readable = files.filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
    const contents = readable.map((file) => ({
      name: path.relative(embedded.folder, file),
      bytes: readFileSync(file),
    }));
    // Checks that the search works: a member's address is stored in clear text.
    const withMember = contents.filter(({ bytes }) => bytes.includes('canary.staff@kommun.example'));
    expect(withMember.some(({ name }) => name.includes('pg_wal'))).toBe(true);
    expect(withMember.some(({ name }) => name.includes('base'))).toBe(true);
    expect(
      contents.flatMap(({ name, bytes }) => secrets.foundIn(bytes).map((what) => `${what} in ${name}`)),
    ).toEqual([]);
  });

  it('are joined by no answer: what was chosen stands in no row but the form’s own', async () => {
    const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_name <> 'forms'`.execute(server.db);
    const leaks: string[] = [];
    for (const { name } of rows) {
      const { rows: all } = await sql<{ text: string }>`
        select row_to_json(one)::text as text from ${sql.table(name)} one`.execute(server.db);
      const text = all.map((row) => row.text).join('\n');
      for (const word of ['"good"', '"mood"', '"home"', ...['good', 'mood', 'home'].map(hexOf)]) {
        if (text.includes(word)) leaks.push(`${word} in ${name}`);
      }
    }
    expect(leaks).toEqual([]);
  });

  it('are joined by no time: tables of children keep the day, but where docs/data.md says why not', async () => {
    const { rows } = await sql<{ table: string; column: string }>`
      select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and data_type = 'timestamp with time zone'`.execute(server.db);
    const exact: string[] = [];
    for (const { table, column } of rows) {
      if (EXACT.has(table) || EXACT.has(`${table}.${column}`)) continue;
      const { rows: times } = await sql<{ time: Date }>`
        select ${sql.ref(column)} as time from ${sql.table(table)} where ${sql.ref(column)} is not null`.execute(
        server.db,
      );
      if (times.some(({ time }) => !time.toISOString().endsWith('T12:00:00.000Z'))) {
        exact.push(`${table}.${column}`);
      }
    }
    expect(exact).toEqual([]);
  });

  it('stand in no backup, keys included', async () => {
    const { file, keys } = await backUp(server.app.services, path.join(folder, 'backups'));
    for (const archive of [file, keys])
      expect(secrets.foundIn(gunzipSync(readFileSync(archive)))).toEqual([]);
  });

  it('are told to nobody but their owner', () => {
    const owned = [...secrets.all].filter(([what]) => /\d$/.test(what));
    const leaks = secrets.replies.flatMap(({ who, body }) =>
      owned
        .filter(([what, value]) => body.includes(value) && secrets.all.get(`username ${what.at(-1)}`) !== who)
        .map(([what]) => `${what} to ${who}`),
    );
    expect(leaks).toEqual([]);
  });

  it('are repeated in no error', () => {
    const errors = secrets.replies.filter(({ who }) => who === 'anybody').map(({ body }) => body);
    expect(errors.length).toBeGreaterThan(5);
    expect(secrets.foundIn(Buffer.from(errors.join('')))).toEqual([]);
  });
});
