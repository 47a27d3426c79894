// Started by try-image.ts in a network of its own: runs two servers of the image from roots that can't be written, on a
// PostgreSQL outside of them, behind Caddy with the Caddyfile that comes along, and replaces them under load.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openEmbedded } from '@lykta/server';
import { BareDebian } from './bare-debian.ts';
import { ImageRoot } from './image-root.ts';
import { askThrough, type Load } from './load.ts';
import { AUTHORITY } from './systemctl.ts';

const NAMES = ['app.example.se', 'viewer.example.se', 'api.example.se'];
const PORTS = [9090, 9091];
const PATIENCE_MS = 120_000;

const [folder = '', archive = ''] = process.argv.slice(2);
const root = path.resolve(import.meta.dirname, '../../..');

function must(command: string, ...words: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, words, { encoding: 'utf8' });
  if (status !== 0)
    throw new Error(`${command} ${words.join(' ')} ended with ${status}:\n${stdout}${stderr}`);
  return stdout;
}

must('ip', 'link', 'set', 'lo', 'up');
const debian = BareDebian.at(path.join(folder, 'root'));
must('mount', '-t', 'proc', 'proc', path.join(debian.root, 'proc'));
must('mount', '--rbind', '/dev', path.join(debian.root, 'dev'));
const hosts = `127.0.0.1 localhost ${NAMES.join(' ')}\n`;
debian.put('etc/hosts', hosts);

const data = path.join(folder, 'database');
mkdirSync(data, { mode: 0o711 });
chmodSync(folder, 0o711);
const database = await openEmbedded(data);
// Only PostgreSQL's user may enter the folder of its socket; the image has a user of its own.
chmodSync(database.connection.host, 0o755);

const outside = path.join(folder, 'outside');
for (const name of ['settings', 'data', 'database', 'empty']) {
  mkdirSync(path.join(outside, name), { recursive: true });
}
writeFileSync(path.join(outside, 'hosts'), hosts);
writeFileSync(path.join(outside, 'authority.crt'), '');
const image = new ImageRoot(archive, path.join(folder, 'image'));
console.log(`The image has ${Math.round(image.bytes / 1e6)} MB of files.`);
for (const name of ['etc/hosts', 'etc/authority.crt']) writeFileSync(path.join(image.root, name), '');
mkdirSync(path.join(image.root, 'database'));
const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
if (image.name !== `lykta:${version}`) throw new Error(`compose.yaml does not ask for ${image.name}.`);
const [uid = '', gid = uid] = image.config.User.split(':');
if (uid === '' || uid === '0') throw new Error('The image runs as root.');
must('chown', `${uid}:${gid}`, path.join(outside, 'data'), path.join(outside, 'settings'));
image.closeForWriting({
  'etc/hosts': path.join(outside, 'hosts'),
  'etc/authority.crt': path.join(outside, 'authority.crt'),
  'etc/lykta': path.join(outside, 'settings'),
  'var/lib/lykta': path.join(outside, 'data'),
  database: database.connection.host,
});

const at = (role: string) => `postgres://${role}@localhost/lykta?host=/database`;
const settings = {
  LYKTA_DATABASE: at(database.connection.user),
  LYKTA_DATABASE_OWNER: at(database.owner.user),
  NODE_EXTRA_CA_CERTS: '/etc/authority.crt',
};

/** Runs a command of the image to its end. */
function lykta(...words: string[]): string {
  const [command = '', ...rest] = image.command(settings, words);
  return must(command, ...rest);
}

const [app = '', viewer = '', api = ''] = NAMES;
const names = ['--app', app, '--viewer', viewer, '--api', api, '--contact', 'hej@example.se'];
console.log(lykta('--version').trim());
console.log(lykta('setup', ...names).trim());

const running: (ChildProcess | undefined)[] = [];

/** Starts one of the two servers, and waits until it says that it can do its work. */
async function start(which: number): Promise<void> {
  const port = { LYKTA_PORT: String(PORTS[which]) };
  const [command = '', ...words] = image.command({ ...settings, ...port }, image.config.Cmd);
  const server = spawn(command, words, { stdio: ['ignore', 'ignore', 'inherit'] });
  running[which] = server;
  const [ready = '', ...asking] = image.command({ ...settings, ...port }, ['ready']);
  const until = Date.now() + PATIENCE_MS;
  while (spawnSync(ready, asking).status !== 0) {
    if (Date.now() > until || server.exitCode !== null) throw new Error(`Server ${which} did not get ready.`);
    await delay(200);
  }
}

async function stop(which: number): Promise<void> {
  const server = running[which]!;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
}

let failed = 0;
let load: Load | undefined;
try {
  for (const which of PORTS.keys()) await start(which);
  console.log('Two servers of the image run on roots that can’t be written.');
  const caddyfile = readFileSync(path.join(root, 'tools/deploy/image/Caddyfile'), 'utf8')
    .replace('{$NAMES}', NAMES.join(', '))
    .replace('lykta-1:9090 lykta-2:9090', PORTS.map((port) => `127.0.0.1:${port}`).join(' '));
  debian.put('etc/caddy/Caddyfile', caddyfile);
  debian.run('systemctl reload caddy');
  writeFileSync(path.join(outside, 'authority.crt'), readFileSync(path.join(debian.root, AUTHORITY), 'utf8'));
  console.log(lykta('probe').trim());
  load = askThrough(api, path.join(outside, 'authority.crt'));
  for (const which of PORTS.keys()) {
    await stop(which);
    await start(which);
    await delay(3000);
  }
  const { asked, failures } = await load.end();
  console.log(`Both servers were replaced: ${asked} requests meanwhile, ${failures.length} failed.`);
  if (failures.length > 0) throw new Error(failures.slice(0, 5).join('\n'));
  console.log(lykta('backup').trim());
  console.log(lykta('drill').trim());
} catch (error) {
  failed = 1;
  console.error(error);
} finally {
  for (const server of running) server?.kill('SIGKILL');
  await database.stop();
}
process.exit(failed);
