import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Service } from './services.ts';

const READY_WITHIN = 60_000;
const KILL_AFTER = 3_000;

/** The processes of `npm start`: if one ends, all are stopped. */
export class Processes {
  readonly #root: string;
  readonly #env: NodeJS.ProcessEnv;
  readonly #running = new Map<string, ChildProcess>();
  #stopping = false;

  constructor(root: string, env: NodeJS.ProcessEnv) {
    this.#root = root;
    this.#env = env;
  }

  /** Runs a command to its end. @returns its standard output; a failure stops everything */
  run(command: string[]): Promise<string> {
    const child = this.#spawn(command);
    let printed = '';
    child.stdout!.on('data', (data: Buffer) => (printed += data.toString()));
    child.stderr!.pipe(process.stderr);
    const name = command.join(' ');
    this.#running.set(name, child);
    return new Promise((resolve) => {
      child.once('exit', (code) => {
        this.#running.delete(name);
        if (code === 0) return resolve(printed);
        if (!this.#stopping) console.error(`${printed}\n${name} failed.`);
        this.stop(1);
      });
    });
  }

  /** Starts a service and waits until it answers. */
  async serve(service: Service): Promise<void> {
    const child = this.#spawn(service.command);
    this.#running.set(service.name, child);
    for (const stream of [child.stdout!, child.stderr!]) {
      createInterface({ input: stream }).on('line', (line) => console.log(`[${service.name}] ${line}`));
    }
    child.once('exit', () => {
      this.#running.delete(service.name);
      if (!this.#stopping) console.error(`[${service.name}] stopped, so everything stops.`);
      this.stop(1);
    });
    const deadline = Date.now() + READY_WITHIN;
    while (!(await answers(service.ready))) {
      if (Date.now() > deadline) {
        console.error(`[${service.name}] did not answer at ${service.ready} within a minute.`);
        return this.stop(1);
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  /** Asks every process to stop, kills those that do not, and exits with `code`. */
  stop(code: number): void {
    if (this.#stopping) return;
    this.#stopping = true;
    const left = [...this.#running.values()];
    let open = left.length;
    if (open === 0) process.exit(code);
    for (const child of left) {
      child.once('exit', () => --open === 0 && process.exit(code));
      child.kill('SIGTERM');
    }
    setTimeout(() => {
      for (const child of left) child.kill('SIGKILL');
      process.exit(code);
    }, KILL_AFTER);
  }

  #spawn([script, ...words]: string[]): ChildProcess {
    return spawn(process.execPath, [script!, ...words], {
      cwd: this.#root,
      env: this.#env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
