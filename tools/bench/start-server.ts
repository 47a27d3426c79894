import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const MAIN = path.resolve(import.meta.dirname, '../../apps/server/src/main.ts');

/** Makes a folder for the data of a benchmark's servers. */
export function newData(): string {
  const data = mkdtempSync(path.join(tmpdir(), 'lykta-bench-'));
  chmodSync(data, 0o711); // so that PostgreSQL's user can enter when this runs as root
  return data;
}

/** A running server of a benchmark. */
export interface BenchServer {
  url: string;
  /** Its process. */
  pid: number;
  stop: () => Promise<void>;
}

/**
 * Starts the real server in the dev environment, without its bot check.
 * @param settings `LYKTA_*` variables of this benchmark
 * @param program another program that says when it listens
 * @throws if the server ends before it listens
 */
export async function startServer(
  data: string,
  port: number,
  settings: Record<string, string> = {},
  program = MAIN,
): Promise<BenchServer> {
  const env = {
    ...process.env,
    LYKTA_ENVIRONMENT: 'dev',
    LYKTA_DATA: data,
    LYKTA_DATABASE: '',
    LYKTA_PORT: String(port),
    LYKTA_BOT_CHECK: 'off',
    LYKTA_STAFF_TOTP: 'off',
    ...settings,
  };
  const server = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (chunk: Buffer) => chunk.toString().includes('listens on') && resolve());
    server.once('exit', (code) => reject(new Error(`the server ended (${code})`)));
  });
  const stop = () =>
    new Promise<void>((resolve) => {
      server.removeAllListeners('exit').once('exit', () => resolve());
      server.kill('SIGTERM');
    });
  return { url: `http://localhost:${port}`, pid: server.pid ?? 0, stop };
}

/** Deletes the data folder. */
export const dropData = (data: string): void => rmSync(data, { recursive: true, force: true });
