import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { pipeline as pipe, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { AdminError } from '../admin-error.ts';
import { errorField } from '../../error-field.ts';
import { locking, PLAIN, unlocked, type Opening } from './lock.ts';

/**
 * The first line of an archive. An archive is gzipped lines of JSON: this head, then each table's name and rows, then
 * an end with the counts and a checksum over everything before it.
 */
export interface ArchiveHead {
  lykta: 'data' | 'keys';
  created: string;
  /** The migrations of the source database: the archive can be restored only into a database with the same ones. */
  migrations: string[];
}

/** One row of a table, as PostgreSQL writes it in JSON. */
export interface ArchivedRow {
  table: string;
  json: string;
}

interface End {
  counts: Record<string, number>;
  sha256: string;
}

/**
 * Writes an archive to a temporary file and renames it when it is complete, so that no partial archive is ever visible.
 * @param identity encrypts it; null: it is not encrypted
 */
export async function writeArchive(
  file: string,
  head: ArchiveHead,
  rows: AsyncIterable<ArchivedRow>,
  identity: string | null,
): Promise<End['counts']> {
  const counts = new Map<string, number>();
  const unfinished = `${file}.unfinished`;
  const text = Readable.from(lines(head, rows, counts));
  const target = createWriteStream(unfinished, { mode: 0o600 });
  if (identity === null) await pipeline(text, createGzip(), target);
  else await pipeline(text, createGzip(), locking(identity), target);
  await rename(unfinished, file);
  return Object.fromEntries(counts);
}

async function* lines(head: ArchiveHead, rows: AsyncIterable<ArchivedRow>, counts: Map<string, number>) {
  const hash = createHash('sha256');
  const line = (text: string) => {
    hash.update(`${text}\n`);
    return `${text}\n`;
  };
  yield line(JSON.stringify(head));
  let open = '';
  for await (const { table, json } of rows) {
    if (table !== open) yield line(JSON.stringify({ table: (open = table) }));
    counts.set(table, (counts.get(table) ?? 0) + 1);
    yield line(json);
  }
  const end: End = { counts: Object.fromEntries(counts), sha256: hash.digest('hex') };
  yield `${JSON.stringify({ end })}\n`;
}

/**
 * Reads a whole archive and verifies its checksum.
 * @returns its head and the number of rows of each table
 * @throws {AdminError} if anything is missing or was changed
 */
export async function verifyArchive(
  file: string,
  opening: Opening = PLAIN,
): Promise<{ head: ArchiveHead; counts: End['counts'] }> {
  const hash = createHash('sha256');
  let head: ArchiveHead | undefined;
  let end: End | undefined;
  try {
    for await (const text of linesOf(file, opening)) {
      if (end) throw new Error('something follows the end');
      if (!head) head = JSON.parse(text);
      if (text.startsWith('{"end":')) ({ end } = JSON.parse(text));
      else hash.update(`${text}\n`);
    }
  } catch (error) {
    if (error instanceof AdminError) throw error;
    throw new AdminError(`${file} is damaged: ${errorField(error, 'message')}`);
  }
  if (!head || !end) throw new AdminError(`${file} is cut off`);
  if (end.sha256 !== hash.digest('hex')) throw new AdminError(`${file} was changed: its checksum is wrong`);
  return { head, counts: end.counts };
}

/** Reads the rows of a verified archive, table by table, in batches. */
export async function* readBatches(
  file: string,
  opening: Opening = PLAIN,
  size = 500,
): AsyncGenerator<{ table: string; rows: string[] }> {
  let table = '';
  let rows: string[] = [];
  let first = true;
  for await (const text of linesOf(file, opening)) {
    const heading = first || text.startsWith('{"table":"') || text.startsWith('{"end":');
    if (rows.length > 0 && (heading || rows.length === size)) {
      yield { table, rows };
      rows = [];
    }
    if (!heading) rows.push(text);
    else if (!first && text.startsWith('{"table":')) ({ table } = JSON.parse(text));
    first = false;
  }
}

async function* linesOf(file: string, opening: Opening): AsyncGenerator<string> {
  const plain = createGunzip().setEncoding('utf8');
  // If reading the file fails, `plain` is destroyed too, and the loop below throws.
  pipe(Readable.from(unlocked(file, opening)), plain, () => {});
  let rest = '';
  for await (const chunk of plain) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
