import type { Config } from '../config.ts';
import { openPool } from '../database/connect.ts';
import { NoReplica, positionsOf } from '../database/replica/whereabouts.ts';
import { errorField } from '../error-field.ts';
import { note, type Finding } from './finding.ts';

/** Finds whether lists of staff can come from the replica. Without it the server starts and works all the same. */
export async function examineReplica({
  database,
  databaseReplica,
}: Pick<Config, 'database' | 'databaseReplica'>): Promise<Finding[]> {
  if (databaseReplica === '') return [];
  const main = openPool({ connectionString: database }, 1).db;
  const replica = openPool({ connectionString: databaseReplica }, 1).db;
  try {
    await positionsOf(main, replica);
    return [];
  } catch (error) {
    const code = errorField(error, 'code') ?? 'no connection';
    const why = error instanceof NoReplica ? error.message : `The replica can't be asked (${code})`;
    return [note(`${why}. Lists of staff come from the main database.`)];
  } finally {
    await main.destroy();
    await replica.destroy();
  }
}
