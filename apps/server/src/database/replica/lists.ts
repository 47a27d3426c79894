import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import { Problem } from '../../problem.ts';
import { openPool, type Db } from '../connect.ts';
import { parsePosition, Progress } from './position.ts';
import { positionsOf } from './whereabouts.ts';

/** What a list's reader is known by: its session. */
export interface Reader {
  tokenHash: Buffer;
  /** When the session began. */
  created: Date;
  /** How far PostgreSQL's log had come when the session last wrote something; null before. */
  writtenUntil: string | null;
}

/** Where lists for staff are read: at a replica where one is set and is fresh, or else in the main database. */
export interface Lists {
  /** Runs work that only reads. It has everything that the reader itself has written. */
  read<T>(reader: Reader, work: (db: Db) => Promise<T>): Promise<T>;
  /** Notes that a session may have written something. Call it before the reply is sent; it never fails. */
  wrote(reader: Reader): Promise<void>;
  close(): Promise<void>;
}

const LOOK_EVERY_MS = 1000;
/** A list is at most this old. */
const OLDEST_MS = 10_000;

/** Reads every list in the main database. */
export const withoutReplica = (db: Db): Lists => ({
  read: (_reader, work) => work(db),
  wrote: async () => {},
  close: async () => {},
});

/** Reads lists at a replica, and in the main database while the replica is away or behind. */
export class ReplicaLists implements Lists {
  readonly #main: Db;
  readonly #replica: Db;
  readonly #clock: Clock;
  readonly #log: Pick<FastifyBaseLogger, 'warn'>;
  readonly #progress = new Progress(OLDEST_MS);
  /** Sessions that wrote and could not be noted, and until when a list could lack what they wrote. */
  readonly #unnoted = new Map<string, number>();
  #timer: NodeJS.Timeout;
  #looking: Promise<void> = Promise.resolve();
  #isAway = false;

  constructor(main: Db, url: string, clock: Clock, log: Pick<FastifyBaseLogger, 'warn'>) {
    this.#main = main;
    this.#replica = openPool({ connectionString: url }).db;
    this.#clock = clock;
    this.#log = log;
    this.#timer = setTimeout(() => this.#round(), 0);
  }

  async read<T>(reader: Reader, work: (db: Db) => Promise<T>): Promise<T> {
    if (!this.#isFreshFor(reader)) return work(this.#main);
    try {
      return await work(this.#replica);
    } catch (error) {
      if (error instanceof Problem) throw error;
      this.#progress.failed();
      this.#log.warn({ err: error }, 'the replica did not give a list; the main database does');
      return work(this.#main);
    }
  }

  /** What was written stays written where the note fails: whoever is told that it failed would write it twice. */
  async wrote({ tokenHash }: Reader): Promise<void> {
    try {
      await this.#main
        .updateTable('staff_sessions')
        .set({ written_until: sql`pg_current_wal_lsn()` })
        .where('token_hash', '=', tokenHash)
        .execute();
    } catch (error) {
      this.#log.warn({ err: error }, 'no note that a session wrote: its lists come from the main database');
      const now = Date.now();
      for (const [session, until] of this.#unnoted) if (until < now) this.#unnoted.delete(session);
      this.#unnoted.set(tokenHash.toString('hex'), now + OLDEST_MS);
    }
  }

  /** Asks both databases how far they have come. @throws {NoReplica} if the other one is no replica of this one */
  async look(): Promise<void> {
    try {
      const at = Date.now();
      const { written, replayed } = await positionsOf(this.#main, this.#replica);
      this.#progress.note(at, parsePosition(written), parsePosition(replayed));
    } catch (error) {
      this.#progress.failed();
      throw error;
    }
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#looking;
    clearTimeout(this.#timer);
    await this.#replica.destroy();
  }

  /** Just after a sign-in nothing says what that wrote, so the main database is read for as long as a list may be old. */
  #isFreshFor({ created, writtenUntil, tokenHash }: Reader): boolean {
    if (this.#clock().getTime() - created.getTime() < OLDEST_MS) return false;
    if ((this.#unnoted.get(tokenHash.toString('hex')) ?? 0) >= Date.now()) return false;
    if (writtenUntil !== null && !this.#progress.has(parsePosition(writtenUntil))) return false;
    return this.#progress.ageAt(Date.now()) <= OLDEST_MS;
  }

  #round(): void {
    this.#looking = this.look()
      .then(() => (this.#isAway = false))
      .catch((error: unknown) => {
        if (!this.#isAway)
          this.#log.warn({ err: error }, 'the replica is away: lists come from the main database');
        this.#isAway = true;
      })
      .then(() => {
        this.#timer = setTimeout(() => this.#round(), LOOK_EVERY_MS);
      });
  }
}
