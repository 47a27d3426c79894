import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openEmbedded, type EmbeddedPostgres } from './embedded.ts';

let data: string;
let opened: EmbeddedPostgres[];
let writers: ChildProcess[];

beforeEach(() => {
  data = mkdtempSync(path.join(tmpdir(), 'lykta-embedded-'));
  chmodSync(data, 0o711); // so that PostgreSQL's user can enter when the test runs as root
  opened = [];
  writers = [];
});
afterEach(async () => {
  for (const writer of writers) writer.kill('SIGKILL');
  const last = opened.at(-1) ?? (await openEmbedded(data));
  await last.stop();
  if (last.moved) rmSync(last.folder, { recursive: true, force: true });
  rmSync(data, { recursive: true, force: true });
});

async function open(): Promise<EmbeddedPostgres> {
  const embedded = await openEmbedded(data);
  opened.push(embedded);
  return embedded;
}

async function query<Row extends pg.QueryResultRow>(
  { owner }: EmbeddedPostgres,
  text: string,
): Promise<Row[]> {
  const client = new pg.Client(owner);
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Starts a process that writes rows; `lines` are the rows reported as stored so far. */
function startWriter(name: string): {
  process: ChildProcess;
  lines: string[];
  wrote: (count: number) => Promise<void>;
} {
  const script = fileURLToPath(new URL('../testing/embedded-writer.ts', import.meta.url));
  const child = spawn(process.execPath, [script, data, name], { stdio: ['ignore', 'pipe', 'inherit'] });
  writers.push(child);
  const lines: string[] = [];
  const reader = createInterface({ input: child.stdout });
  const wrote = (count: number) =>
    new Promise<void>((resolve, reject) => {
      const check = () => (lines.length > count ? resolve() : undefined);
      reader.on('line', check);
      child.once('exit', () => reject(new Error('the writer ended by itself')));
      check();
    });
  reader.on('line', (line) => lines.push(line));
  return { process: child, lines, wrote };
}

const postmasterPid = ({ folder }: EmbeddedPostgres) =>
  Number(readFileSync(path.join(folder, 'cluster/postmaster.pid'), 'utf8').split('\n')[0]);

describe('openEmbedded', () => {
  it('starts once, and a second start adopts what runs', async () => {
    const first = await open();
    const second = await open();
    expect([first.how, second.how]).toEqual(['started', 'adopted']);
    expect(await query(second, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('is stopped by the last one out only', async () => {
    const first = await open();
    const client = new pg.Client(first.connection);
    await client.connect();
    await (await open()).stop();
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await client.end();
    await first.stop();
    expect(existsSync(path.join(first.folder, 'cluster/postmaster.pid'))).toBe(false);
    expect(existsSync(first.connection.host)).toBe(false); // the socket's folder
  });

  it(
    'survives four starts at once, and SIGKILL of all of them and of PostgreSQL',
    { timeout: 90_000 },
    async () => {
      const all = ['a', 'b', 'c', 'd'].map((name) => ({ name, ...startWriter(name) }));
      await Promise.all(all.map(({ wrote }) => wrote(20)));
      const adopted = await open();
      for (const writer of all) writer.process.kill('SIGKILL');
      process.kill(postmasterPid(adopted), 'SIGKILL');
      const how = all.map(({ lines }) => lines[0]).sort();
      expect(how).toEqual(['adopted', 'adopted', 'adopted', 'started']);

      const again = await open();
      const rows = await query<{ writer: string; n: number }>(
        again,
        'select writer, max(n)::int as n, count(*)::int as count from written group by writer',
      );
      for (const { name, lines } of all) {
        const acknowledged = Number(lines.at(-1));
        expect(rows.find((row) => row.writer === name)?.n).toBeGreaterThanOrEqual(acknowledged);
      }
      // All rows up to the last one must exist.
      for (const row of rows) expect(row).toMatchObject({ count: row.n });
    },
  );

  it('starts though postmaster.pid names a process that is something else now', async () => {
    const first = await open();
    process.kill(postmasterPid(first), 'SIGKILL');
    const file = path.join(first.folder, 'cluster/postmaster.pid');
    const rest = readFileSync(file, 'utf8').split('\n').slice(1);
    writeFileSync(file, [String(process.pid), ...rest].join('\n'));
    expect((await open()).how).toBe('started');
  });

  it('throws away what a start that was killed left half-made', async () => {
    const first = await open();
    await first.stop();
    const cluster = path.join(first.folder, 'cluster');
    rmSync(cluster, { recursive: true });
    mkdirSync(`${cluster}.new`);
    writeFileSync(path.join(`${cluster}.new`, 'PG_VERSION'), 'rubbish');
    expect((await open()).how).toBe('started');
  });

  it('copes with a data folder whose path is too long for a socket', async () => {
    data = path.join(data, 'd'.repeat(120));
    const embedded = await open();
    expect(await query(embedded, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it.runIf(process.getuid?.() === 0)('as root, moves to where the PostgreSQL user can go', async () => {
    data = path.join(data, 'only-root', 'data');
    mkdirSync(path.dirname(data), { mode: 0o700 });
    const embedded = await open();
    expect(embedded.moved).toContain(data);
    expect(embedded.folder.startsWith(data)).toBe(false);
    expect(await query(embedded, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect((await openEmbedded(data)).how).toBe('adopted');
  });
});
