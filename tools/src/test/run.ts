import { spawn } from 'node:child_process';

/** How a command ended, and everything that it printed. */
export interface Ended {
  succeeded: boolean;
  printed: string;
}

/** Runs a command and keeps what it prints, so that two that run at the same time can each be read whole. */
export function run(program: string, words: string[], cwd: string, env: NodeJS.ProcessEnv): Promise<Ended> {
  const parts: Buffer[] = [];
  const child = spawn(program, words, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => parts.push(part));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      resolve({ succeeded: code === 0, printed: Buffer.concat(parts).toString() }),
    );
  });
}
