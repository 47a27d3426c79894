import { openPool } from '@lykta/server';
import { TEMPLATE } from './cluster.ts';

/**
 * Copies the template into the database that the settings of a server name, unless an earlier start did.
 * @param settings as `settingsFor` returns them
 */
export async function makeDatabase(settings: NodeJS.ProcessEnv): Promise<void> {
  const url = new URL(settings.LYKTA_DATABASE_OWNER ?? '');
  const name = url.pathname.slice(1);
  url.pathname = '/postgres';
  const { pool } = openPool({ connectionString: url.href }, 1);
  try {
    const found = await pool.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) await pool.query(`create database ${name} template ${TEMPLATE}`);
  } finally {
    await pool.end();
  }
}
