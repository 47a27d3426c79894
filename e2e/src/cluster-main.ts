// One PostgreSQL for all journeys, with a migrated database that each worker's own is copied from (docs/decisions/0042).
import { loadConfig, openDatabase, openEmbedded } from '@lykta/server';
import { settingsFor, TEMPLATE, type Cluster } from './cluster.ts';

const data = process.env.LYKTA_DATA ?? '';
const embedded = await openEmbedded(data);
const { host, user: owner } = embedded.owner;
const cluster: Cluster = { host, owner, server: embedded.connection.user, data };
const settings = { LYKTA_ENVIRONMENT: 'dev', ...settingsFor(cluster, TEMPLATE) };
// PostgreSQL copies a database only while nobody is connected to it.
await (await openDatabase(loadConfig(settings))).close();
process.send?.(cluster);

// Ctrl-C reaches this process too, before the journeys have ended.
process.on('SIGINT', () => {});
process.once('disconnect', async () => {
  await embedded.stop();
  process.exit(0);
});
