// A process of its own for embedded.test.ts: opens the embedded database in the given folder and writes rows until it
// is killed, printing the number of each row that PostgreSQL acknowledged.
import pg from 'pg';
import { openEmbedded } from '../database/embedded.ts';

const [, , data = '', writer = ''] = process.argv;
const embedded = await openEmbedded(data);
const client = new pg.Client(embedded.owner);
await client.connect();
await client.query('create table if not exists written (writer text, n int)').catch((error: unknown) => {
  // Two that create it in the same moment: one of them is told so.
  if ((error as { code?: string }).code !== '23505') throw error;
});
process.stdout.write(`${embedded.how}\n`);
for (let n = 1; ; n += 1) {
  await client.query('insert into written values ($1, $2)', [writer, n]);
  process.stdout.write(`${n}\n`);
}
