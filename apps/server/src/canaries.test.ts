import type { Browser } from './testing/browser.ts';
import { chmodSync, globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { CreatedShare, present } from '@lykta/domain';
import { offeredSecret } from './testing/staff.ts';
import {
  ACCEPT_INVITATION,
  ADD_COMMENT,
  ADD_HOUSE,
  ADD_PERSON,
  CHANGE_PASSWORD,
  CREATE_ACCOUNT,
  CREATE_DRAFT,
  CREATE_INVITATION,
  CREATE_SHARE,
  GIVE_REASON,
  LABEL_CHILD,
  OPEN_SHARE,
  READ_CHALLENGE,
  READ_SESSION,
  READ_STAFF_ANSWERS,
  SAVE_ASKED_ANSWERS,
  SAVE_MOOD,
  SEARCH_STAFF_CHILDREN,
  SEND_ANSWERS,
  SET_AVATAR,
  SET_NOTIFICATION_TOKEN,
  SIGN_IN,
  SIGN_IN_STAFF,
  START_PASSWORD_RESET,
  addressOf,
} from '@lykta/domain/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backUp } from './admin/backup/backup.ts';
import { importLegacy } from './admin/import-legacy.ts';
import { openPool } from './database/connect.ts';
import { openEmbedded, type EmbeddedPostgres } from './database/embedded.ts';
import { migrate } from './database/migrate.ts';
import { grantToServer } from './database/roles.ts';
import { listOutbox } from './messages/outbox.ts';
import { cookies } from './security/cookies.ts';
import { OPERATOR } from './security/password-queue.ts';
import { makeSecret, parseSecrets } from './security/secrets.ts';
import { hashPassword } from './security/passwords.ts';
import type { Reply } from './testing/browser.ts';
import { openCase } from './testing/case.ts';
import { clientsOf, individualOf } from './testing/sent-case.ts';
import { ORIGIN, serveOn, type TestServer } from './testing/test-server.ts';
import { textIn } from './testing/text-in.ts';

/** Every secret that is entered, by its kind; each text is unique. */
const secrets = new Map<string, string>();
const replies: { who: string; body: string }[] = [];
let folder: string;
let embedded: EmbeddedPostgres;
let server: TestServer;

function secret(what: string, value: string): string {
  secrets.set(what, value);
  return value;
}

/** Records a reply, to search it later for other people's secrets. */
function heard(who: string, reply: Reply): Reply {
  replies.push({ who, body: JSON.stringify(reply.body) });
  return reply;
}

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk';

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
    await childWithSecrets(index, username);
  }
  await failedTries();
  await staffWithSecrets();
  await legacyWithSecrets();
}

async function childWithSecrets(index: number, typed: string): Promise<void> {
  const username = secret(`username ${index}`, typed);
  const password = secret(`password ${index}`, `Kanariefågel-${index}-lösen`);
  const browser = server.browser();
  const call: Browser['call'] = async (...args) => heard(username, await browser.call(...args));
  await call(CREATE_ACCOUNT, { body: { username, password } });
  secret(
    `session ${index}`,
    present(browser.cookies.get(cookies.child), 'browser.cookies.get(cookies.child)'),
  );
  const timestamp = secret(`mood time ${index}`, `2026-11-20T11:5${index}:13.${index}37Z`);
  await call(SAVE_MOOD, { body: { timestamp, level0: index, level1: [] } });
  const color = secret(`colour ${index}`, `#c0ffe${index}`);
  await call(SET_AVATAR, { body: { avatar: { type: 'PARTS', data: { HAIR: { id: 'hair-01', color } } } } });
  const personColor = secret(`person's colour ${index}`, `#bada5${index}`);
  const person = {
    type: 'FRIEND',
    avatar: { type: 'PARTS', data: { HAIR: { id: 'hair-02', color: personColor } } },
  };
  await call(ADD_PERSON, { body: person });
  const houseColor = secret(`house's colour ${index}`, `#f00ba${index}`);
  const house = {
    type: 'APARTMENT',
    avatar: { type: 'PARTS', data: { HAIR: { id: 'hair-03', color: houseColor } } },
  };
  await call(ADD_HOUSE, { body: house });
  const token = secret(`push token ${index}`, `push-kanarie-${index}-token`);
  await call(SET_NOTIFICATION_TOKEN, { body: { token, deviceId: `device-${index}` } });
  const at = secret(`answer time ${index}`, `2026-11-20T10:4${index}:17.${index}71Z`);
  const parked = secret(`parked answer time ${index}`, `2026-11-20T10:3${index}:19.${index}93Z`);
  const mood = (time: string) => [{ answer: 'good', timestamp: time }];
  const testCase = await openCase(server);
  const { asked, form, invitation, worker } = testCase;
  await call(ACCEPT_INVITATION, { body: { code: invitation.code } });
  expect(form.metadata.firstQuestion).toBe('mood');
  const why = [{ answer: 'home', timestamp: parked }];
  const body = { answers: { mood: mood(at) }, inactive: { why } };
  expect((await call(SAVE_ASKED_ANSWERS, { params: asked, body })).status).toBe(200);
  await call(SEND_ANSWERS, { params: asked });
  const [client] = await clientsOf(testCase);
  const label = secret(`label ${index}`, `Kanarie-etikett ${index}`);
  expect(
    (
      await worker.call(LABEL_CHILD, {
        params: { id: invitation.id, client: present(client, 'client').client },
        body: { label },
      })
    ).status,
  ).toBe(204);
  expect((await worker.call(SEARCH_STAFF_CHILDREN, { body: { search: label } })).status).toBe(200);
  const reason = secret(`reason ${index}`, `Kanarie-skäl ${index}: orolig för barnet`);
  const given = { invitation: invitation.id, client: present(client, 'client').client, reason };
  expect((await worker.call(GIVE_REASON, { body: given })).status).toBe(204);
  expect(
    (await worker.call(READ_STAFF_ANSWERS, individualOf(testCase, present(client, 'client').client))).status,
  ).toBe(200);
  const name = secret(`share's name ${index}`, `Kanarie-mormor ${index}`);
  const share = CreatedShare.parse(
    (await call(CREATE_SHARE, { body: { name, sections: ['profile'] } })).body,
  );
  secret(`share key ${index}`, share.token);
  const read = await server.browser().call(OPEN_SHARE, { body: { key: share.token } });
  secret(`read token ${index}`, textIn(read.body, 'token'));
  const newer = secret(`new password ${index}`, `Kanariefågel-${index}-nytt`);
  await call(CHANGE_PASSWORD, { body: { password: newer } });
  const [notice] = await listOutbox(server.app.services);
  secret(
    `undo token ${index}`,
    present(present(/token=([\w-]+)/.exec(present(notice, 'notice').text), 'the match')[1], 'the match'),
  );
  server.clock.advance({ seconds: 1 });
  await server.browser().call(START_PASSWORD_RESET, { body: { username, redirect: `${ORIGIN}/resetpwd` } });
  const [message] = await listOutbox(server.app.services);
  secret(
    `reset token ${index}`,
    present(present(/token=([\w-]+)/.exec(present(message, 'message').text), 'the match')[1], 'the match'),
  );
  server.clock.advance({ seconds: 1 }); // so that the next message is the newest
}

/** Failed input is secret too: a mistyped name is almost the right one. */
async function failedTries(): Promise<void> {
  const username = secret('unknown username', 'nobody.canary@hemlig.example');
  const password = secret('wrong password', 'Fel-kanariefågel-1');
  const anybody = server.browser();
  heard('anybody', await anybody.call(SIGN_IN, { body: { username, password } }));
  const broken = secret('in a broken body', 'kanarie-i-trasig-json');
  heard(
    'anybody',
    await anybody.call(SIGN_IN, {
      body: `{"username":"${broken}`,
      headers: { 'content-type': 'application/json' },
    }),
  );
  const extra = secret('value of an unknown key', 'kanarie-i-okänd-nyckel');
  heard('anybody', await anybody.call(SIGN_IN, { body: { username: extra, password: '', x: extra } }));
  const path = secret('in a path', 'kanarie-i-sökväg-token');
  heard('anybody', await anybody.request('GET', `${addressOf(OPEN_SHARE)}/${encodeURIComponent(path)}`));
  const key = secret('made-up key of a link', 'kanarie-i-nyckel');
  heard('anybody', await anybody.call(OPEN_SHARE, { body: { key } }));
  const query = secret('in a query', 'kanarie-i-fråga');
  heard('anybody', await anybody.call(READ_CHALLENGE, { querystring: { purpose: 'login', ticket: query } }));
  const bearer = secret('in a header', 'kanarie-bearer-token-0123456789');
  heard('anybody', await anybody.call(READ_SESSION, { headers: { authorization: `Bearer ${bearer}` } }));
}

async function staffWithSecrets(): Promise<void> {
  const password = secret('staff password', 'Kanarie-personal-lösen');
  const email = 'canary.staff@kommun.example';
  await server.staff({ email, passwordHash: await hashPassword(password, OPERATOR) });
  const browser = server.browser();
  expect((await browser.call(SIGN_IN_STAFF, { body: { email, password } })).status).toBe(200);
  secret('TOTP secret', (await offeredSecret(browser)).secret);
  const recipient = secret('invited address', 'canary.invited@hemlig.example');
  const forms = [{ id: 'school', version: 1, order: 0 }];
  const label = secret('label of an invitation', 'Kanarie-grupp');
  const body = { unit: 'Barn och unga', maxClients: 3, forms, recipients: [recipient], label };
  heard('worker', await browser.call(CREATE_INVITATION, { body }));
  await draftWithSecrets();
}

async function draftWithSecrets(): Promise<void> {
  const author = await server.staff({ role: 'author' });
  const name = secret('name of a draft', 'Kanarie-utkast');
  const { id } = await author.ok(CREATE_DRAFT, { body: { from: 'empty', name } });
  const text = secret('comment on a draft', 'Kanarie-kommentar: kortare?');
  await author.ok(ADD_COMMENT, { params: { id }, body: { question: null, text } });
}

async function legacyWithSecrets(): Promise<void> {
  const username = secret('legacy name', 'kanarie-kalle-1999');
  const password = secret('legacy password', 'kanarie-legacy-pw');
  const [login] = await importLegacy(server.app.services, `${username},${password}`);
  secret('legacy link', present(login, 'login').link);
  const picture = secret('picture', `${PIXEL}KANARIE0KANARIE0KANARIE0`);
  const child = await server.signUp();
  await child.call(SET_AVATAR, {
    body: {
      avatar: { type: 'BINARY', data: `data:image/png;base64,${picture}` },
    },
  });
}

/** Returns the secrets found in the bytes, as text or hexadecimal text. */
function found(bytes: Buffer): string[] {
  return [...secrets].flatMap(([what, value]) => {
    const hex = Buffer.from(value).toString('hex');
    return bytes.includes(value) || bytes.includes(hex) || bytes.includes(e164(value)) ? [what] : [];
  });
}

const hexOf = (word: string) => Buffer.from(`"${word}"`).toString('hex');

/** Where an exact time is needed: in tables that are not about children, and where docs/data.md gives the reason. */
const EXACT = new Set([
  // of staff, of what organisations ask, and of the server itself
  ...['organisations', 'members', 'staff_sessions', 'forms', 'invitations', 'requests', 'outbox'],
  ...['drafts', 'draft_comments', 'retired_forms'],
  ...['bot_checks', 'rate_buckets', 'published_figures', 'counting_anew'],
  // who read what, and when: the log
  ...['audit_lines', 'audit_repeats', 'reasons'],
  // signing in, and what runs out at a moment
  ...['sessions', 'reset_tokens', 'login_undos', 'address_codes', 'accounts.name_changed'],
  ...['share_reads', 'shares.expires'],
  // reminders are due at a time
  ...['notification_tokens.schedule_start', 'notification_tokens.next_reminder'],
]);

const e164 = (value: string) => (/^07\d{8}$/.test(value) ? `46${value.slice(1)}` : value);

describe('forty secrets and more', () => {
  it('went in', () => {
    expect(secrets.size).toBeGreaterThanOrEqual(40);
    expect(new Set(secrets.values()).size).toBe(secrets.size);
  });

  it('stand in no log line', () => {
    expect(server.logs.length).toBeGreaterThan(50);
    expect(found(Buffer.from(server.logs.join('')))).toEqual([]);
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
    expect(contents.flatMap(({ name, bytes }) => found(bytes).map((what) => `${what} in ${name}`))).toEqual(
      [],
    );
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
    for (const archive of [file, keys]) expect(found(gunzipSync(readFileSync(archive)))).toEqual([]);
  });

  it('are told to nobody but their owner', () => {
    const owned = [...secrets].filter(([what]) => /\d$/.test(what));
    const leaks = replies.flatMap(({ who, body }) =>
      owned
        .filter(([what, value]) => body.includes(value) && secrets.get(`username ${what.at(-1)}`) !== who)
        .map(([what]) => `${what} to ${who}`),
    );
    expect(leaks).toEqual([]);
  });

  it('are repeated in no error', () => {
    const errors = replies.filter(({ who }) => who === 'anybody').map(({ body }) => body);
    expect(errors.length).toBeGreaterThan(5);
    expect(found(Buffer.from(errors.join('')))).toEqual([]);
  });
});
