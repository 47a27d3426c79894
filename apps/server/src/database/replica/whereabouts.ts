import { present } from '@lykta/domain';
import { sql } from 'kysely';
import type { Db } from '../connect.ts';

/** What is named as a replica is none of this database. */
export class NoReplica extends Error {
  override readonly name = 'NoReplica';
}

interface Whereabouts {
  /** The same for a database and its replicas, and for no others. */
  cluster: string;
  /** How far a main database has written. */
  written: string;
  /** How far a replica has come; null for one that replays nothing: it goes its own way. */
  replayed: string | null;
}

/** Asks a database and its replica how far they have come. @throws {NoReplica} if the other one is no replica of it */
export async function positionsOf(main: Db, replica: Db): Promise<{ written: string; replayed: string }> {
  const [{ cluster, written }, other] = await Promise.all([whereIs(main), whereIs(replica)]);
  if (other.replayed === null || other.cluster !== cluster) {
    throw new NoReplica('LYKTA_DATABASE_REPLICA is no replica of LYKTA_DATABASE');
  }
  return { written, replayed: other.replayed };
}

async function whereIs(db: Db): Promise<Whereabouts> {
  const { rows } = await sql<Whereabouts>`
    select system_identifier || ' ' || current_database() as cluster,
      case when pg_is_in_recovery() then '0/0' else pg_current_wal_lsn()::text end as written,
      case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as replayed
    from pg_control_system()`.execute(db);
  return present(rows[0], 'the position of the database');
}
