import fastifyStatic from '@fastify/static';
import { PREVIEW_PATH } from '@lykta/domain/page';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { installErrorHandler, replyWithError, sendProblem } from '../http/errors.ts';
import { installLeaving, type Leaving } from '../http/leaving.ts';
import { installMetrics, type Metrics } from '../http/metrics.ts';
import { notFound, problem } from '../problem.ts';
import { installRequestLog, loggerOptions, type LogStream } from '../http/request-log.ts';
import { readBuiltPage } from './built-page.ts';
import type { SiteConfig } from './site-settings.ts';
import { wellKnownRoutes, type WellKnown } from './well-known.ts';
import { pathOf } from '../http/path-of.ts';

/** What a site needs besides its own folder. */
export interface SiteOptions extends WellKnown {
  api: string;
  metrics: Metrics;
  leaving: Leaving;
  logLevel: string;
  /** Whether each file gets a line in the log; those that fail always do. */
  logFiles: boolean;
  logStream?: LogStream;
}

/** A year: the name of such a file changes with its content. */
const FOR_GOOD = 'public, max-age=31536000, immutable';
const NAMED_BY_CONTENT = /\/assets\/[^/]+-[\w-]{8}\.\w+$/;
/** Files of the build that are not for the browser: the page is filled in first, and the packed files go by name. */
const KEPT_BACK = /^\/(index\.html|headers\.txt)$|\.(br|gz)$|\/\./;
/** Nothing below is a screen, whatever the browser would take. */
const NO_SCREENS = /^\/(assets|films|\.well-known)\//;

/** Builds what serves one app under its own host name: its files, and its page for every path that is a screen. */
export async function buildSite(config: SiteConfig, options: SiteOptions): Promise<FastifyInstance> {
  const { api, contact, metrics, logLevel, logStream } = options;
  const site = Fastify({
    logger: loggerOptions(logLevel, logStream),
    logController: new LogController({ disableRequestLogging: true }),
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => replyWithError(error, request, reply),
  });
  installErrorHandler(site);
  installRequestLog(site, options.logFiles ? 'all' : 'failures');
  installLeaving(site, options.leaving);
  installMetrics(site, metrics);
  const page = readBuiltPage(config.folder, { api, contact, beside: config.beside });
  const secure = config.origin.startsWith('https:')
    ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }
    : {};
  const headers = { ...page.headers, ...secure };
  const preview = page.preview ? { ...page.preview, ...secure } : headers;
  site.addHook('onRequest', async (request, reply) => {
    reply.headers(request.url.split('?', 1)[0] === PREVIEW_PATH ? preview : headers);
  });
  wellKnownRoutes(site, options);
  for (const url of ['/', '/index.html']) site.get(url, page.send);
  await site.register(fastifyStatic, {
    root: config.folder,
    index: false,
    preCompressed: true,
    cacheControl: false,
    allowedPath: (path) => !KEPT_BACK.test(path),
    setHeaders: (reply, path) => {
      reply.header('cache-control', NAMED_BY_CONTENT.test(path) ? FOR_GOOD : 'no-cache');
    },
  });
  site.setNotFoundHandler((request, reply) => {
    if (!['GET', 'HEAD'].includes(request.method)) {
      return sendProblem(reply.header('allow', 'GET, HEAD'), problem('method-not-allowed'));
    }
    const isScreen = isScreenPath(pathOf(request.url), request.headers.accept);
    return isScreen ? page.send(request, reply) : sendProblem(reply, notFound());
  });
  await site.ready();
  return site;
}

/** Screens have no file ending, unless somebody's own text is in the address: then the browser says that it wants a page. */
const isScreenPath = (path: string, accept = '') =>
  !NO_SCREENS.test(path) && (!/\.\w+$/.test(path) || accept.includes('text/html'));
