import { ClientSession } from '@lykta/domain';
import { CREATE_ACCOUNT } from '@lykta/domain/calls';
import { inject } from 'vitest';
import { buildApp } from '../app.ts';
import type { App } from '../fastify.ts';
import type { Config } from '../config.ts';
import { openPool, type Connection, type Db } from '../database/connect.ts';
import { makeSecret, parseSecrets } from '../security/secrets.ts';
import { solveBotCheck } from './bot-check.ts';
import { createBrowser, type Browser } from './browser.ts';
import { createTestClock, START, type TestClock } from './clock.ts';
import { emptyDatabase } from './empty-database.ts';
import { asServer, inDatabase, onServer } from './global-setup.ts';
import { createMember, renewMember, type MemberOptions } from './staff.ts';

/** The origin of the child app in tests. */
export const ORIGIN = 'http://localhost:4200';
/** The origin of the answers viewer in tests. */
export const VIEWER_ORIGIN = 'http://localhost:4300';
export const PASSWORD = 'hemligt lösenord 1';

/** A signed-in child, with methods that call the API as that child. */
export type TestChild = Browser & { id: string; username: string; password: string };
/** A signed-in member of staff. */
export type TestMember = Browser & { id: string; organisationId: string; unitId: string };

/** The whole API with its own database. */
export interface TestServer {
  app: App;
  /** The tests' own database connection, with the role that owns the tables. */
  db: Db;
  config: Config;
  clock: TestClock;
  /** Every log line so far. */
  logs: string[];
  /** Returns a client that is not signed in. */
  browser(headers?: Record<string, string>): Browser;
  /** Creates an account through the API with a solved bot-check; returns its signed-in client. */
  signUp(username?: string): Promise<TestChild>;
  /** Returns a signed-in member; equal names give the same organisation and unit. */
  staff(options?: MemberOptions): Promise<TestMember>;
  /** Signs a member in again after the session has expired. */
  renew(member: TestMember): Promise<void>;
  /** Forgets everything, and sets the clock back: between tests that each need a new server. */
  empty(): Promise<void>;
  close(): Promise<void>;
}

let databases = 0;
let people = 0;

/** Starts the API with a new database; call `close` in afterAll. */
export async function openTestServer(settings: Partial<Config> = {}): Promise<TestServer> {
  const { template, ...server } = inject('testDatabase');
  const database = `${template}_${process.pid}_${(databases += 1)}`;
  await onServer(server, (client) => client.query(`create database ${database} template ${template}`));
  const connections = { server: asServer(server, database), owner: inDatabase(server, database) };
  return serveOn(connections, settings, () =>
    onServer(server, (client) => client.query(`drop database if exists ${database} with (force)`)),
  );
}

/** Starts the API with a migrated database that the test has opened. */
export async function serveOn(
  connections: { server: Connection; owner: Connection },
  settings: Partial<Config> = {},
  afterClose: () => Promise<unknown> = async () => {},
): Promise<TestServer> {
  const { db } = openPool(connections.owner, 5);
  const running = openPool(connections.server, 10);
  const clock = createTestClock();
  const logs: string[] = [];
  const config = { ...testConfig(), ...settings };
  const logStream = { write: (line: string) => logs.push(line) };
  const app = await buildApp({ config, database: running, clock: clock.now, logStream });
  const browser = (headers?: Record<string, string>) => createBrowser(app, config.origins, headers);
  return {
    app,
    db,
    config,
    clock,
    logs,
    browser,
    signUp: (username = newPhone()) => signUp(browser(), username, config.botCheck),
    staff: (options) => createMember({ services: app.services, browser: browser() }, options),
    renew: (member) => renewMember(app.services, member),
    empty: async () => {
      await emptyDatabase(db);
      clock.set(START);
      logs.length = 0;
    },
    close: async () => {
      await app.close();
      await running.db.destroy();
      await db.destroy();
      await afterClose();
    },
  };
}

/** Returns a phone number that is unique in this run. */
export function newPhone(): string {
  return `07${String(10_000_000 + (process.pid % 8000) * 10_000 + (people += 1)).padStart(8, '0')}`;
}

async function signUp(browser: Browser, username: string, botCheck: boolean): Promise<TestChild> {
  const solved = botCheck ? { altcha: await solveBotCheck(browser, 'create') } : {};
  const reply = await browser.call(CREATE_ACCOUNT, { body: { username, password: PASSWORD, ...solved } });
  if (reply.status !== 200) throw new Error(`sign-up failed: ${JSON.stringify(reply.body)}`);
  return Object.assign(browser, { id: ClientSession.parse(reply.body).id, username, password: PASSWORD });
}

function testConfig(): Config {
  return {
    port: 0,
    host: '127.0.0.1',
    leavingSeconds: 0,
    data: '',
    database: '',
    databaseOwner: '',
    databaseReplica: '',
    secrets: parseSecrets(makeSecret()),
    staffTotp: false,
    origins: { child: [ORIGIN], viewer: [VIEWER_ORIGIN] },
    sites: null,
    tls: null,
    proxies: [],
    identity: [],
    botCheck: true,
    backups: { folder: '', keysFolder: '', identity: null, days: 35 },
    smtpUrl: '',
    smsUrl: '',
    vapid: null,
    nativePush: { fcm: null, apns: null },
    environment: 'dev',
    contact: 'hej@lykta.example',
    metricsPort: null,
    metricsHost: '127.0.0.1',
    tracesUrl: '',
    logFiles: false,
    docs: false,
  };
}
