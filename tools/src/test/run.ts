import { spawn } from 'node:child_process';

/** The result of a command, and its whole output. */
export interface Ended {
  succeeded: boolean;
  printed: string;
}

/** Runs a command and collects its output, so that the outputs of two parallel commands are not mixed. */
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
