import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Metrics;
  }
}

/** Upper bounds of the histogram, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The data for Prometheus: number and duration of replies by kind. It contains no addresses, URLs or ids. */
export interface Metrics {
  readonly registry: Registry;
  readonly replies: Histogram<'method' | 'route' | 'status'>;
  readonly jobs: JobMetrics;
}

/** How the work between requests goes. */
export interface JobMetrics {
  readonly done: Gauge<'job'>;
  readonly failed: Counter<'job'>;
}

/** Creates the metrics of one server, separate for each, so that two servers in one process do not add up. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const replies = new Histogram({
    name: 'lykta_request_seconds',
    help: 'How long replies took.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  const registers = [registry];
  const jobs: JobMetrics = {
    done: new Gauge({
      name: 'lykta_job_done_timestamp_seconds',
      help: 'When a job last went well.',
      labelNames: ['job'],
      registers,
    }),
    failed: new Counter({
      name: 'lykta_jobs_failed_total',
      help: 'How often a job failed.',
      labelNames: ['job'],
      registers,
    }),
  };
  return { registry, replies, jobs };
}

/** Counts every reply of the app by its route pattern. */
export function installMetrics(app: FastifyInstance, { replies }: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { url: route = 'unknown' } = request.routeOptions;
    replies.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
}

/**
 * Serves the metrics on a separate port that need not be public, including those of the process (memory, processor,
 * event loop). Collecting process metrics costs time, so it starts here and not with every server.
 */
export async function serveMetrics(
  { registry }: Metrics,
  { host, port }: { host: string; port: number },
): Promise<Server> {
  collectDefaultMetrics({ register: registry });
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    const text = await registry.metrics();
    response.writeHead(200, { 'content-type': registry.contentType }).end(text);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server;
}
