import { openPool } from '@lykta/server';
import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import path from 'node:path';
import { acceptedByTwo, type Accepted } from './accepted.ts';
import type { Machine } from './machine.ts';

/** Writes into each PostgreSQL itself, and finds two primaries and what got lost. */
export class Watch {
  readonly accepted: Accepted[] = [];
  readonly #processes: ChildProcess[];
  readonly #password: string;

  constructor(machines: readonly Machine[], password: string) {
    this.#password = password;
    this.#processes = machines.map(({ name, address }) => {
      const script = path.join(import.meta.dirname, 'watcher.ts');
      const words = ['netns', 'exec', name, process.execPath, script, name, address, password];
      const watcher = spawn('ip', words, { stdio: ['ignore', 'pipe', 'inherit'] });
      const lines = createInterface({ input: watcher.stdout });
      lines.on('line', (line) => this.accepted.push(JSON.parse(line) as Accepted));
      return watcher;
    });
  }

  stop(): void {
    for (const watcher of this.#processes) watcher.kill('SIGKILL');
  }

  /** Returns in words what must not be. */
  async faults({ address }: Machine): Promise<string[]> {
    const connectionString = `postgres://postgres:${this.#password}@${address}/postgres`;
    const { pool } = openPool({ connectionString }, 1);
    const { rows } = await pool.query<{ id: string }>('select id from watched');
    await pool.end();
    const kept = new Set(rows.map(({ id }) => id));
    const lost = this.accepted.filter(({ id }) => !kept.has(id)).map(({ id }) => `lost: ${id}`);
    return [...acceptedByTwo(this.accepted), ...lost];
  }
}
