import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const main = join(import.meta.dirname, '../../../apps/server/src/main.ts');

/** Starts the real server with its own database, for one page. @returns its address and a function that stops it */
export async function startApi({ port, origin }) {
  const data = mkdtempSync(join(tmpdir(), 'lykta-bench-'));
  const settings = {
    LYKTA_ENVIRONMENT: 'dev',
    LYKTA_DATA: data,
    LYKTA_PORT: String(port),
    LYKTA_ORIGINS: origin,
    LYKTA_BOT_CHECK: 'off',
  };
  const server = spawn(process.execPath, [main], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve, reject) => {
    server.stdout.on('data', (chunk) => chunk.toString().includes('listens on') && resolve());
    server.once('exit', (code) => reject(new Error(`the server ended (${code})`)));
  });
  const stop = () =>
    new Promise((resolve) => {
      server.once('exit', () => {
        rmSync(data, { recursive: true, force: true });
        resolve();
      });
      server.kill('SIGTERM');
    });
  return { url: `http://localhost:${port}`, stop };
}

let made = 0;

/** Creates a child. @returns the browser storage of the signed-in child */
export async function signedIn(api, origin) {
  made += 1;
  const reply = await fetch(`${api}/clients`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify({ username: `07${String(made).padStart(8, '0')}`, password: 'lykta-i-mörkret' }),
  });
  if (!reply.ok) throw new Error(`no account: ${reply.status} ${await reply.text()}`);
  const [name, value] = reply.headers.getSetCookie()[0].split(';')[0].split('=');
  const since = new Date(Date.now() - 3_600_000).toISOString();
  return {
    cookies: [
      {
        name,
        value,
        domain: 'localhost',
        path: '/',
        expires: -1,
        httpOnly: true,
        secure: false,
        sameSite: 'Lax',
      },
    ],
    origins: [{ origin, localStorage: [{ name: 'lykta-app-login_time', value: since }] }],
  };
}
