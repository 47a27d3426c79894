// The server for the journeys: the product's own, with a clock that the journey controls (docs/decisions/0006).
import {
  buildApp,
  createMember,
  createOrganisation,
  createSenders,
  deliverAll,
  keepRetention,
  loadConfig,
  mailMembers,
  openDatabase,
  publishFigures,
  remindAll,
  type NewMember,
} from '@lykta/server';
import { makeDatabase } from './own-database.ts';

let offset = 0;

await makeDatabase(process.env);
const config = loadConfig(process.env);
const database = await openDatabase(config);
const app = await buildApp({
  config,
  database,
  clock: () => new Date(Date.now() + offset),
  logLevel: 'warn',
});
// Also accepts the journey's own push service instead of the browsers'.
const senders = createSenders(config, /^http:\/\/localhost:\d+\//);
/** The control messages from a journey to its server. */
export type Wish = { moveTo: string } | { realTime: true } | { background: true } | { member: NewMember };
process.on('message', async (wish: Wish) => {
  if ('member' in wish) {
    const { organisation: name, units } = wish.member;
    // Members of a journey's unit open each other's children; who-may-open.spec.ts closes the unit itself.
    await createOrganisation(app.services, { name, units, access: 'unit' });
    await createMember(app.services, wish.member);
  } else if ('background' in wish) {
    await remindAll(app.services);
    await keepRetention(app.services);
    await mailMembers(app.services);
    await deliverAll(app.services, senders);
    await publishFigures(app.services);
  } else offset = 'moveTo' in wish ? Date.parse(wish.moveTo) - Date.now() : 0;
  process.send?.('done');
});
await app.listen({ host: 'localhost', port: config.port, listenTextResolver: () => '' });
process.send?.('listening');

process.once('SIGTERM', async () => {
  await app.close();
  await database.close();
  process.exit(0);
});
