// The least that a web server does for a mood: reads a request, makes the yardstick's upsert, replies. A process of its
// own, so that its processor time can be told from the caller's.
import { createServer } from 'node:http';
import { openEmbedded, openPool } from '@lykta/server';

const { LYKTA_DATA: data = '', LYKTA_PORT: port = '' } = process.env;
const embedded = await openEmbedded(data);
const { pool } = openPool(embedded.owner);
await pool.query('create table if not exists bench_bare (id int primary key, sealed bytea)');
const text = 'insert into bench_bare values ($1, $2) on conflict (id) do update set sealed = excluded.sealed';

let n = 0;
const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  const { level0 }: { level0: number } = JSON.parse(body);
  n += 1;
  await pool.query({ name: 'upsert', text, values: [n % 30, Buffer.alloc(120, level0)] });
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ level0 }));
});
server.listen(Number(port), '127.0.0.1', () => console.log('listens on'));
process.once('SIGTERM', async () => {
  server.close();
  server.closeAllConnections();
  await pool.end();
  await embedded.stop();
});
