import { present, Profile } from '@lykta/domain';
import {
  CREATE_ACCOUNT,
  IS_ALIVE,
  IS_READY,
  READ_PROFILE,
  addressAt,
  addressOf,
  partsOf,
  type Rest,
  type Target,
} from '@lykta/domain/calls';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { CallName } from '@lykta/domain/contract';
import { logFile } from '../database/cluster.ts';
import { openEmbedded } from '../database/embedded.ts';
import { freePort, startServer, type Limits, type ServerProcess } from './server-process.ts';

const ORIGIN = 'http://localhost:4200';
const LAST_WORDS = 4000;

/** A server in its own process with its own embedded database, and a signed-in child: for tests that kill processes. */
export class LoneServer {
  /** The data folder; PostgreSQL's user must be able to enter it. */
  readonly data: string;
  #server: ServerProcess;
  #cookie = '';
  #children = 0;

  private constructor(data: string, server: ServerProcess) {
    this.data = data;
    this.#server = server;
  }

  static async open(data: string): Promise<LoneServer> {
    const lone = new LoneServer(data, await startServer(data, await freePort()));
    await lone.signUp();
    return lone;
  }

  get url(): string {
    return this.#server.url;
  }

  output(): string {
    return this.#server.output();
  }

  /** Makes a call as the child that signed up last. */
  call<Name extends CallName>(
    name: Name,
    ...args: Rest<Target<Name> & { body?: unknown }>
  ): Promise<Response> {
    const [sent] = args;
    const body = sent?.body;
    return fetch(this.url + addressAt(name, sent), {
      method: partsOf(name).method,
      headers: {
        origin: ORIGIN,
        ...(this.#cookie ? { cookie: this.#cookie } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(20_000),
    });
  }

  /** Signs up a new child, who makes the following calls. */
  async signUp(): Promise<void> {
    const username = `07011${String((this.#children += 1)).padStart(5, '0')}`;
    const reply = await this.call(CREATE_ACCOUNT, { body: { username, password: 'tillräckligt långt' } });
    this.#cookie = present(/lykta_session=[^;]+/.exec(reply.headers.get('set-cookie') ?? ''), 'the match')[0];
  }

  /** Returns the ids of the child's persons. */
  async personIds(): Promise<string[]> {
    const reply = await this.call(READ_PROFILE);
    return Object.keys(Profile.parse(await reply.json()).persons);
  }

  async isReady(): Promise<boolean> {
    return (await fetch(`${this.url}${addressOf(IS_READY)}`)).status === 200;
  }

  async isAlive(): Promise<boolean> {
    return (await fetch(`${this.url}${addressOf(IS_ALIVE)}`)).status === 200;
  }

  /** Returns the end of what the server and PostgreSQL wrote, to tell why a test failed. */
  lastWords(): string {
    const log = logFile(path.join(this.data, 'postgres'));
    const database = existsSync(log) ? readFileSync(log, 'utf8').slice(-LAST_WORDS) : `no ${log}`;
    return `${this.output().slice(-LAST_WORDS)}\n${database}`;
  }

  killDatabase(): void {
    const file = path.join(this.data, 'postgres/cluster/postmaster.pid');
    process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), 'SIGKILL');
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    this.#server.process.kill(signal);
    await this.#server.exited;
  }

  /** Starts the server again after `end`, with the same data. */
  async start(limits: Limits = {}): Promise<void> {
    this.#server = await startServer(this.data, await freePort(), {}, limits);
  }

  /** Stops server and database. */
  async close(): Promise<void> {
    await this.end('SIGKILL');
    await (await openEmbedded(this.data)).stop();
  }
}

/** Waits until a condition holds. @returns the elapsed ms */
export async function until(condition: () => Promise<boolean>, ms: number): Promise<number> {
  const began = performance.now();
  while (!(await condition().catch(() => false))) {
    if (performance.now() - began > ms) throw new Error(`not within ${ms} ms`);
    await delay(50);
  }
  return performance.now() - began;
}
