// A separate process for embedded.test.ts: opens the embedded database in the given folder and writes rows until it is
// killed; prints the number of each row that PostgreSQL has acknowledged.
import pg from 'pg';
import { openEmbedded } from '../database/embedded.ts';
import { errorField } from '../error-field.ts';

const [, , data = '', writer = ''] = process.argv;
const embedded = await openEmbedded(data);
const client = new pg.Client(embedded.owner);
await client.connect();
await client.query('create table if not exists written (writer text, n int)').catch((error: unknown) => {
  // If two processes create it at the same moment, one gets this error.
  if (errorField(error, 'code') !== '23505') throw error;
});
process.stdout.write(`${embedded.how}\n`);
for (let n = 1; ; n += 1) {
  await client.query('insert into written values ($1, $2)', [writer, n]);
  process.stdout.write(`${n}\n`);
}
