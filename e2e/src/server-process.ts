import { present } from '@lykta/domain';
import { fork, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { NewMember } from '@lykta/server';
import { settingsFor, sharedCluster } from './cluster.ts';
import { deployed } from './deployed.ts';
import { ports, urls } from './ports.ts';
import type { Wish } from './server-main.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The server with its own database; a journey may kill and restart it, and set its clock. */
export class ServerProcess {
  readonly #environment: NodeJS.ProcessEnv = {
    ...process.env,
    LYKTA_ENVIRONMENT: 'dev',
    LYKTA_STAFF_TOTP: 'off',
    LYKTA_PORT: String(ports.api),
    LYKTA_ORIGINS: `${urls.child},${urls.viewer}`,
    ...(deployed ? {} : settingsFor(sharedCluster(), `journeys_${process.env.TEST_WORKER_INDEX}`)),
  };
  #process: ChildProcess | undefined;

  /** Starts it; `settings` apply until it is stopped. */
  async start(settings: NodeJS.ProcessEnv = {}): Promise<void> {
    const env = { ...this.#environment, ...settings };
    const child = fork(path.join(import.meta.dirname, 'server-main.ts'), { env });
    this.#process = child;
    const ended = once(child, 'exit').then(() => {
      throw new Error('the server ended before it listened');
    });
    await Promise.race([once(child, 'message'), ended]);
  }

  /** Kills the server without a shutdown, as if the machine failed. The next start finds the same database. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  /** Sets the server's clock to an instant, from which it continues; without one it returns to real time. */
  async moveTo(instant?: string): Promise<void> {
    await this.#ask(instant === undefined ? { realTime: true } : { moveTo: instant });
  }

  /**
   * Runs the server's background work now: queues due reminders and e-mail to members, erases what is due, sends messages,
   * publishes figures.
   */
  async runBackground(): Promise<void> {
    await this.#ask({ background: true });
  }

  /** Creates a member with the operator's command, and the organisation with its units if missing. */
  async createMember(member: NewMember): Promise<void> {
    await this.#ask({ member });
  }

  /** Runs an operator's command like `npm run admin -- …`, with `input` on its standard input. @returns its output */
  admin(words: string[], input = ''): string {
    const main = path.join(root, 'apps/server/src/admin.ts');
    const env = this.#environment;
    const ran = spawnSync(process.execPath, [main, ...words], { env, input, encoding: 'utf8' });
    if (ran.status !== 0) throw new Error(`admin ${words[0]} failed: ${ran.stderr}`);
    return ran.stdout;
  }

  async #ask(wish: Wish): Promise<void> {
    present(this.#process, 'this.#process').send(wish);
    await once(present(this.#process, 'this.#process'), 'message');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = present(this.#process, 'this.#process');
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
  }
}
