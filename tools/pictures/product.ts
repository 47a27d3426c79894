import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface SignIn {
  name: string;
  password: string;
}

export interface Product {
  worker: SignIn;
  child: SignIn;
  stop: () => Promise<void>;
}

const SIGN_IN = /^(Case worker|Child):\s+(\S+) · (\S+)$/;
const UP = 'Ctrl-C stops everything';

/** Runs `npm start` with new demo data, and reads the printed accounts. @throws if it stops before it is ready */
export async function startProduct(): Promise<Product> {
  const data = mkdtempSync(join(tmpdir(), 'lykta-pictures-'));
  const start = spawn(process.execPath, ['tools/start.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, LYKTA_DATA: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    if (start.exitCode === null && start.kill('SIGTERM')) await once(start, 'exit');
    rmSync(data, { recursive: true, force: true });
  };
  const signIns = new Map<string, SignIn>();
  for await (const line of createInterface({ input: start.stdout })) {
    const [, who, name, password] = SIGN_IN.exec(line.trim()) ?? [];
    if (who) signIns.set(who, { name: name!, password: password! });
    if (line.includes(UP)) break;
  }
  start.stdout.resume();
  const worker = signIns.get('Case worker');
  const child = signIns.get('Child');
  if (worker && child) return { worker, child, stop };
  await stop();
  throw new Error('npm start did not come up');
}
