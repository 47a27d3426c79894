import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, '../../../apps/server/src/main.ts');

/** Starts a separate server. @returns functions that create a signed-in child and stop the server */
export async function startServer(port, origin) {
  const data = mkdtempSync(join(tmpdir(), 'lykta-lighthouse-'));
  const settings = { LYKTA_DATA: data, LYKTA_DATABASE: '', LYKTA_PORT: String(port), LYKTA_ORIGINS: origin };
  const env = { ...process.env, LYKTA_ENVIRONMENT: 'dev', LYKTA_BOT_CHECK: 'off', ...settings };
  const server = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise((resolve, reject) => {
    server.stdout.on('data', (chunk) => chunk.toString().includes('listens on') && resolve());
    server.once('exit', (code) => reject(new Error(`the server ended (${code})`)));
  });
  return {
    createChild: () => createChild(`http://localhost:${port}`, origin),
    stop: () =>
      new Promise((resolve) => {
        server.removeAllListeners('exit').once('exit', () => {
          rmSync(data, { recursive: true, force: true });
          resolve();
        });
        server.kill('SIGTERM');
      }),
  };
}

/** Creates a child with a mood for today. @returns the session cookie, `name=value` */
async function createChild(api, origin) {
  let cookie = '';
  const call = async (method, path, body) => {
    const headers = { 'Content-Type': 'application/json', Origin: origin, Cookie: cookie };
    const reply = await fetch(`${api}/${path}`, { method, headers, body: JSON.stringify(body) });
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
    cookie ||= reply.headers.getSetCookie()[0].split(';')[0];
  };
  await call('POST', 'clients', { username: '0700000001', password: 'lykta-i-mörkret', altcha: '' });
  await call('PUT', 'clients/moods', { timestamp: new Date().toISOString(), level0: 4 });
  return cookie;
}
