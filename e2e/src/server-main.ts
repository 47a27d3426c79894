// The server of the journeys: the product's own, with a clock that the journey moves (docs/decisions/0006).
import { buildApp, loadConfig, openDatabase } from '@lykta/server';

let offset = 0;
process.on('message', (message: { moveTo: string } | { realTime: true }) => {
  offset = 'moveTo' in message ? Date.parse(message.moveTo) - Date.now() : 0;
  process.send?.('moved');
});

const config = loadConfig(process.env);
const database = await openDatabase(config);
const app = await buildApp({
  config,
  database,
  clock: () => new Date(Date.now() + offset),
  logLevel: 'warn',
});
await app.listen({ host: 'localhost', port: config.port, listenTextResolver: () => '' });
process.send?.('listening');

process.once('SIGTERM', async () => {
  await app.close();
  await database.close();
  process.exit(0);
});
