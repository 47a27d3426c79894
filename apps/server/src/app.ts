import cookie from '@fastify/cookie';
import Fastify, { LogController } from 'fastify';
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Clock } from './clock.ts';
import { version } from './command/version.ts';
import type { Config } from './config.ts';
import type { OpenDatabase } from './database/connect.ts';
import { BODY_LIMIT, type App } from './fastify.ts';
import { registerFeatures } from './features.ts';
import { clientErrorHandler, installErrorHandler, replyWithError } from './http/errors.ts';
import { installHeaders } from './http/headers.ts';
import { parseJsonBody } from './http/json-body.ts';
import { installLeaving, Leaving } from './http/leaving.ts';
import { listener } from './http/listener.ts';
import { createMetrics, installMetrics } from './http/metrics.ts';
import { collectRoutes, installNotFound } from './http/methods.ts';
import { installDocs, installOpenApi } from './http/openapi.ts';
import { replySerializer } from './http/reply-serializer.ts';
import { installRequestLog, loggerOptions, type LogStream } from './http/request-log.ts';
import { installCallers } from './security/caller.ts';
import { freezeIntrinsics } from './security/frozen-intrinsics.ts';
import { believedProxies } from './security/proxies.ts';
import { installPolicies } from './security/policies.ts';
import { installWriteLimits } from './security/write-limits.ts';
import { installLists, withLists } from './database/replica/install.ts';
import { createServices } from './services.ts';
import { startTraces } from './watch/traces.ts';
import { byHost } from './sites/by-host.ts';
import { buildSites } from './sites/sites.ts';

/** The parts of an app; tests supply a clock that they set and a log stream that they read. */
export interface AppOptions {
  config: Config;
  database: Pick<OpenDatabase, 'db'>;
  clock: Clock;
  logStream?: LogStream;
  logLevel?: string;
}

/**
 * Builds the whole API, and both apps' sites where it serves them: ready to listen, or for injected requests to the API.
 * Closing it leaves the database open.
 */
export async function buildApp({
  config,
  database,
  clock,
  logStream,
  logLevel = 'info',
}: AppOptions): Promise<App> {
  const metrics = createMetrics();
  const leaving = new Leaving();
  const shared = { config, clock, metrics, leaving, logLevel };
  const hosts = await buildSites({ ...shared, ...(logStream ? { logStream } : {}) });
  const app = Fastify({
    logger: loggerOptions(logLevel, logStream),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    serverFactory: listener(config.tls, (api) => (hosts ? byHost(hosts, api) : api)),
    forceCloseConnections: 'idle',
    // During a shutdown, the server still answers requests on open connections.
    return503OnClosing: false,
    // X-Forwarded-For is trusted only from these proxies.
    trustProxy: believedProxies(config.proxies),
    routerOptions: { maxParamLength: 200 },
    onProtoPoisoning: 'error',
    clientErrorHandler,
    frameworkErrors: (error, request, reply) => replyWithError(error, request, reply),
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(replySerializer);
  acceptOnlyJson(app);
  installCallers(app);
  installErrorHandler(app);
  installRequestLog(app);
  installLeaving(app, leaving);
  app.addHook('preClose', async () => hosts?.close());
  app.decorate('leaving', leaving);
  app.decorate('metrics', metrics);
  installMetrics(app, metrics);
  if (config.tracesUrl !== '') {
    const traces = await startTraces(config.tracesUrl, version());
    traces.install(app);
    app.addHook('onClose', () => traces.close());
  }
  await app.register(cookie);
  await installHeaders(app, config.origins);
  await installOpenApi(app, config.environment);
  if (config.docs) await installDocs(app);
  // Only now, because the documentation pages load modules late, and one of them writes to Error while it loads.
  freezeIntrinsics();

  collectRoutes(app);
  const services = withLists(createServices(config, database.db, clock, app.log));
  app.decorate('services', services);
  installPolicies(app, services);
  installWriteLimits(app, services);
  if (config.databaseReplica !== '') installLists(app, services);
  await registerFeatures(app, services);
  installNotFound(app);
  await app.ready();
  return app;
}

function acceptOnlyJson(app: App): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (_request: unknown, body: Buffer) => parseJsonBody(body),
  );
}
