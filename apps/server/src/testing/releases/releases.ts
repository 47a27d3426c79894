import { readdirSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { readBatches, verifyArchive } from '../../admin/backup/archive.ts';
import { dataFilesIn, keyFilesIn } from '../../admin/backup/files.ts';
import type { Db } from '../../database/connect.ts';
import { migrate } from '../../database/migrate.ts';
import { parseSecrets } from '../../security/secrets.ts';

const HERE = import.meta.dirname;

/** The secret of every kept release: the people in it are made up. */
export const RELEASE_SECRET = `1:${Buffer.alloc(32, 'release').toString('base64')}`;

/** Lists the releases whose data is kept, by the folders here. */
export function releases(): string[] {
  return readdirSync(HERE, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

/** Fills an empty database as the release left it, with the tables of its time. */
export async function loadRelease(db: Db, release: string): Promise<void> {
  const folder = path.join(HERE, release);
  const data = dataFilesIn(folder)[0]!.file;
  const [keys] = keyFilesIn(folder, false);
  const { head } = await verifyArchive(data);
  await migrate(db, parseSecrets(RELEASE_SECRET), head.migrations.at(-1)!);
  for (const file of [data, keys]) {
    for await (const { table, rows } of readBatches(file)) {
      await sql`insert into ${sql.table(table)} overriding system value
        select * from json_populate_recordset(null::${sql.table(table)}, ${`[${rows.join(',')}]`}::json)`.execute(
        db,
      );
    }
  }
}
