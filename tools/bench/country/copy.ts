import { DAY_MS } from '@lykta/domain';
import type { Writable } from 'node:stream';
import type { Pool } from '../server/staff.ts';

/** A value of a column, by its type in PostgreSQL. */
type Cell =
  | { text: string }
  | { bytes: Buffer }
  | { int: number }
  | { flag: boolean }
  | { day: number }
  | { time: number }
  | null;

/** A row in the order of the columns. */
export type Row = readonly Cell[];

const CHUNK = 1 << 20;
const ROW_AT_MOST = 1 << 16;
const HEAD = Buffer.from('PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0', 'latin1');
/** PostgreSQL counts days and microseconds from here. */
const EPOCH = Date.UTC(2000, 0, 1);

/** Writes rows in PostgreSQL's binary format, in chunks of about a megabyte. */
function* encode(rows: Iterable<Row>): Generator<Buffer> {
  yield HEAD;
  let chunk = Buffer.allocUnsafe(CHUNK + ROW_AT_MOST);
  let at = 0;
  for (const row of rows) {
    at = chunk.writeInt16BE(row.length, at);
    for (const cell of row) at = writeCell(chunk, at, cell);
    if (at < CHUNK) continue;
    yield chunk.subarray(0, at);
    chunk = Buffer.allocUnsafe(CHUNK + ROW_AT_MOST);
    at = 0;
  }
  at = chunk.writeInt16BE(-1, at);
  yield chunk.subarray(0, at);
}

function writeCell(chunk: Buffer, at: number, cell: Cell): number {
  if (cell === null) return chunk.writeInt32BE(-1, at);
  if ('bytes' in cell) {
    const start = chunk.writeInt32BE(cell.bytes.length, at);
    return start + cell.bytes.copy(chunk, start);
  }
  if ('text' in cell) {
    const length = chunk.write(cell.text, at + 4);
    chunk.writeInt32BE(length, at);
    return at + 4 + length;
  }
  if ('flag' in cell) return chunk.writeInt8(cell.flag ? 1 : 0, chunk.writeInt32BE(1, at));
  if ('int' in cell) return chunk.writeInt32BE(cell.int, chunk.writeInt32BE(4, at));
  if ('day' in cell) return chunk.writeInt32BE((cell.day - EPOCH) / DAY_MS, chunk.writeInt32BE(4, at));
  return chunk.writeBigInt64BE(BigInt(cell.time - EPOCH) * 1000n, chunk.writeInt32BE(8, at));
}

/** What the client of pg hands to a query that copies. */
interface CopyConnection {
  stream: Writable;
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
}

/** A query of pg that sends rows. The client calls these methods by their names. */
class CopyIn {
  readonly #text: string;
  readonly #rows: Iterable<Row>;
  readonly #done: (error?: Error) => void;

  constructor(text: string, rows: Iterable<Row>, done: (error?: Error) => void) {
    this.#text = text;
    this.#rows = rows;
    this.#done = done;
  }

  submit(connection: CopyConnection): void {
    connection.query(this.#text);
  }

  handleCopyInResponse(connection: CopyConnection): void {
    this.#send(connection).catch((error: unknown) => connection.sendCopyFail(String(error)));
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.#done();
  }

  handleError(error: Error): void {
    this.#done(error);
  }

  /** Waits while PostgreSQL has not taken what was sent. */
  async #send(connection: CopyConnection): Promise<void> {
    for (const chunk of encode(this.#rows)) {
      connection.sendCopyFromChunk(chunk);
      if (connection.stream.writableNeedDrain) {
        await new Promise<void>((resolve) => connection.stream.once('drain', resolve));
      }
    }
    connection.endCopyFrom();
  }
}

/** Copies rows into a table. @param target the table with its columns, such as `moods (account_id, day)` */
export async function copyInto(pool: Pool, target: string, rows: Iterable<Row>): Promise<void> {
  const client = await pool.connect();
  try {
    // References of millions of rows that are known to be right are not looked up.
    await client.query(`set session_replication_role = replica`);
    await new Promise<void>((resolve, reject) => {
      const done = (error?: Error) => (error ? reject(error) : resolve());
      const copy = new CopyIn(`copy ${target} from stdin (format binary)`, rows, done);
      client.query(copy as unknown as Parameters<typeof client.query>[0]);
    });
  } finally {
    client.release(true);
  }
}
