import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { portOf } from './port-of.ts';
import path from 'node:path';

/** The server as an operator starts it: `node apps/server/src/main.ts`, in its own process. */
export interface ServerProcess {
  process: ChildProcess;
  url: string;
  /** Returns its output so far. */
  output: () => string;
  /** Resolves to the exit code (null: killed by a signal). */
  exited: Promise<number | null>;
}

const MAIN = path.join(import.meta.dirname, '../main.ts');

/** Resource limits of the process and its child processes. */
export interface Limits {
  /** The maximum size of a file: simulates a full disk. */
  maxFileBytes?: number;
}

/** Starts it without waiting, for starts that are expected to fail. */
export function runServer(
  settings: Record<string, string>,
  args: string[] = [],
  { maxFileBytes }: Limits = {},
): Omit<ServerProcess, 'url'> {
  const { PATH, TMPDIR, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, TMPDIR, NODE_COMPILE_CACHE, ...settings };
  const limit = maxFileBytes === undefined ? '' : `ulimit -f ${Math.floor(maxFileBytes / 512)} && `;
  const command = ['-c', `${limit}exec "$@"`, 'sh', process.execPath, MAIN, ...args];
  const child = spawn('/bin/sh', command, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const collect = (chunk: Buffer) => (output += chunk.toString());
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  return { process: child, exited, output: () => output };
}

/** Starts it and waits until it reports that it listens. */
export async function startServer(
  data: string,
  port: number,
  settings: Record<string, string> = {},
  limits: Limits = {},
): Promise<ServerProcess> {
  const environment = {
    LYKTA_ENVIRONMENT: 'dev',
    LYKTA_DATA: data,
    LYKTA_PORT: String(port),
    LYKTA_BOT_CHECK: 'off',
    LYKTA_STAFF_TOTP: 'off',
    ...settings,
  };
  const started = runServer(environment, [], limits);
  await new Promise<void>((resolve, reject) => {
    const look = () => {
      if (started.output().includes('listens on')) resolve();
    };
    started.process.stdout?.on('data', look);
    void started.exited.then((code) => reject(new Error(`the server ended (${code}): ${started.output()}`)));
  });
  return { ...started, url: `http://127.0.0.1:${port}` };
}

/** Returns a port that is free now. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const port = portOf(probe);
      probe.close(() => resolve(port));
    });
  });
}
