import { Server as TlsServer } from 'node:tls';
import { buildApp } from './app.ts';
import type { App } from './fastify.ts';
import { startBackground, type Background } from './background.ts';
import { systemClock } from './clock.ts';
import { describeConfig } from './config-shown.ts';
import { ConfigError, loadConfig, type Config } from './config.ts';
import { openDatabase, type OpenDatabase } from './database/connect.ts';
import { BatchedLog } from './http/batched-log.ts';
import { DRAIN_SECONDS } from './http/leaving.ts';
import { serveMetrics } from './http/metrics.ts';
import { renewCertificate } from './http/tls.ts';
import { describeUses, findMissingSecrets } from './renewals/secret-uses.ts';
import { EmbeddedUnavailable } from './database/postgres-binaries.ts';
import { errorField } from './error-field.ts';
import { installGauges } from './watch/gauges.ts';

/** Exits with a message for the operator; an unexpected error keeps its stack. */
function giveUp(error: unknown): never {
  const known = error instanceof ConfigError || error instanceof EmbeddedUnavailable;
  console.error(known ? error.message : error);
  process.exit(1);
}

/** @throws {ConfigError} naming the setting, if another program uses the port */
async function orTaken<T>(setting: string, port: number, listening: Promise<T>): Promise<T> {
  try {
    return await listening;
  } catch (error) {
    if (errorField(error, 'code') !== 'EADDRINUSE') throw error;
    throw new ConfigError(
      `${setting}: ${port} is taken by another program. Stop that one, or set ${setting}.`,
    );
  }
}

async function listen(app: App, config: Config, database: OpenDatabase): Promise<void> {
  const { host, port, metricsPort, metricsHost } = config;
  const { level } = app.log;
  app.log.level = 'silent'; // the framework would print a line for each address; ours follows
  try {
    await orTaken('LYKTA_PORT', port, app.listen({ host, port }));
  } finally {
    app.log.level = level;
  }
  if (metricsPort === null) return;
  installGauges(app.metrics.registry, { ...database, config });
  const serving = serveMetrics(app.metrics, { host: metricsHost, port: metricsPort });
  const metrics = await orTaken('LYKTA_METRICS_PORT', metricsPort, serving);
  metrics.unref();
}

/**
 * Serves on until proxies have seen that this server leaves. Then finishes requests in progress and closes the database,
 * and gives up if that does not end.
 */
function stopOnSignals(app: App, config: Config, background: Background, database: OpenDatabase): void {
  const close = () => {
    setTimeout(() => process.exit(1), DRAIN_SECONDS * 1000).unref();
    app
      .close()
      .then(() => background.stop())
      .then(() => database.close())
      .then(() => process.exit(0), giveUp);
  };
  const stop = () => {
    if (app.leaving.hasBegun) return;
    app.leaving.begin();
    setTimeout(close, config.leavingSeconds * 1000);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** SIGHUP: a renewed certificate comes into force for new connections. */
function renewOnSignal(app: App, { tls }: Config): void {
  process.on('SIGHUP', () => {
    const { server } = app;
    if (!tls || !(server instanceof TlsServer)) return;
    try {
      renewCertificate(server, tls);
      app.log.info('certificate read again');
    } catch (error) {
      app.log.error({ err: error }, 'certificate: the new files can’t be used; the earlier ones stay');
    }
  });
}

/** The line that says where this server is. */
function whereItListens({ host, port, tls, sites, environment }: Config, database: OpenDatabase): string {
  const names = sites && [sites.child, sites.viewer].map(({ origin }) => new URL(origin).hostname);
  const what = names ? `Lykta with ${names.join(' and ')}` : "Lykta's API";
  const address = `${tls ? 'https' : 'http'}://${host}:${port}`;
  return `${what} listens on ${address} (${environment}; database: ${database.where})`;
}

/** @throws {ConfigError} naming each number that the list lacks though something was made under it */
async function requireSecrets({ db }: OpenDatabase, { secrets }: Config): Promise<void> {
  const missing = await findMissingSecrets(db, secrets);
  if (missing.length === 0) return;
  throw new ConfigError(
    `LYKTA_SECRET lacks a number that is still in use:\n${describeUses(missing)}\nAdd it at the end of the list, or see "A new secret" in docs/operations.md.`,
  );
}

async function main(): Promise<void> {
  const config = loadConfig(process.env);
  if (process.argv.includes('--check-config')) {
    console.log(JSON.stringify(describeConfig(config), null, 2));
    return;
  }
  const database = await openDatabase(config);
  try {
    await requireSecrets(database, config);
    const logStream = new BatchedLog(process.stdout);
    process.once('exit', () => logStream.flush());
    const app = await buildApp({ config, database, clock: systemClock, logStream });
    await listen(app, config, database);
    stopOnSignals(app, config, startBackground(app.services, app.metrics.jobs), database);
    renewOnSignal(app, config);
  } catch (error) {
    await database.close();
    throw error;
  }
  console.log(whereItListens(config, database));
}

main().catch(giveUp);
