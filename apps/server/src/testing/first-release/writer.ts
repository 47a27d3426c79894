import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { openPool, type Connection } from '../../database/connect.ts';
import { migrate } from '../../database/migrate.ts';
import { createKeys, type Keys } from '../../security/keys.ts';
import { seal } from '../../security/sealing.ts';
import { deriveKey, type SecretList } from '../../security/secrets.ts';

/** The last migration of the first release. */
export const LAST = '0007-unread';

/** Encrypts a value for a row of one child. */
export type SealForChild = (table: string, row: string, value: unknown) => Buffer;

/** Writes rows like the first release: encrypted without version and padding, and not bound to other columns. */
export class FirstReleaseWriter {
  readonly now: Date;
  readonly keys: Keys;
  readonly #secrets: SecretList;
  readonly #client: pg.Client;

  private constructor(client: pg.Client, secrets: SecretList, now: Date) {
    this.now = now;
    this.keys = createKeys(secrets);
    this.#secrets = secrets;
    this.#client = client;
  }

  /** Creates the schema of the first release in an empty database. */
  static async open(connection: Connection, secrets: SecretList, now: Date): Promise<FirstReleaseWriter> {
    const { db } = openPool(connection, 1);
    await migrate(db, secrets, LAST);
    await db.destroy();
    const client = new pg.Client(connection);
    await client.connect();
    return new FirstReleaseWriter(client, secrets, now);
  }

  close(): Promise<void> {
    return this.#client.end();
  }

  async insert(table: string, row: Record<string, unknown>): Promise<void> {
    const columns = Object.keys(row);
    const places = columns.map((_, n) => `$${n + 1}`);
    await this.#client.query(
      `insert into ${table} (${columns.join()}) values (${places.join()})`,
      Object.values(row),
    );
  }

  async run(statement: string, values: unknown[] = []): Promise<void> {
    await this.#client.query(statement, values);
  }

  /** Stores a new child's key; returns a function that encrypts for that child's rows. */
  async childKey(accountId: string): Promise<SealForChild> {
    const { childKey, wrapped } = this.keys.keyRing.make(accountId);
    await this.insert('child_keys', { account_id: accountId, ...wrapped });
    return (table, row, value) =>
      seal(childKey.key, `${accountId}/${table}/${row}`, Buffer.from(JSON.stringify(value)));
  }

  /** Encrypts with a server key. */
  serverSealed(label: 'staff' | 'outbox', context: string, value: unknown): Buffer {
    const [newest] = this.#secrets;
    const head = Buffer.alloc(2);
    head.writeUInt16BE(newest.number);
    const sealed = seal(deriveKey(newest, label), `${label}/${context}`, Buffer.from(JSON.stringify(value)));
    return Buffer.concat([head, sealed]);
  }
}

export const someId = (letter: string): string => `${letter}${randomBytes(8).toString('hex')}`;
