import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Metrics;
  }
}

/** Upper bounds of the histogram, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Series {
  count: number;
  sum: number;
  buckets: number[];
}

/** What Prometheus reads: how many replies of each kind, and how long they took. No address, no URL, no id. */
export interface Metrics {
  record(labels: { method: string; route: string; status: number }, seconds: number): void;
  /** The Prometheus text format, version 0.0.4. */
  render(): string;
}

export function createMetrics(): Metrics {
  const series = new Map<string, Series>();
  return {
    record({ method, route, status }, seconds) {
      const labels = `method="${method}",route="${route}",status="${status}"`;
      const one = series.get(labels) ?? { count: 0, sum: 0, buckets: BUCKETS.map(() => 0) };
      one.count += 1;
      one.sum += seconds;
      BUCKETS.forEach((bound, index) => {
        if (seconds <= bound) one.buckets[index]! += 1;
      });
      series.set(labels, one);
    },
    render() {
      const lines = [
        '# HELP lykta_request_seconds How long replies took.',
        '# TYPE lykta_request_seconds histogram',
        ...[...series].flatMap(([labels, { count, sum, buckets }]) => [
          ...BUCKETS.map(
            (bound, index) => `lykta_request_seconds_bucket{${labels},le="${bound}"} ${buckets[index]}`,
          ),
          `lykta_request_seconds_bucket{${labels},le="+Inf"} ${count}`,
          `lykta_request_seconds_sum{${labels}} ${sum}`,
          `lykta_request_seconds_count{${labels}} ${count}`,
        ]),
        '# HELP process_resident_memory_bytes Memory of the process.',
        '# TYPE process_resident_memory_bytes gauge',
        `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
        '# HELP process_cpu_seconds_total Processor time of the process.',
        '# TYPE process_cpu_seconds_total counter',
        `process_cpu_seconds_total ${cpuSeconds()}`,
      ];
      return `${lines.join('\n')}\n`;
    },
  };
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
}

/** Counts every reply of the app, by the route's pattern. */
export function installMetrics(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const { url: route = 'unknown' } = request.routeOptions;
    metrics.record({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
}

/** Serves the metrics on a port of their own, which the outside need not reach. */
export async function serveMetrics(
  metrics: Metrics,
  { host, port }: { host: string; port: number },
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    response
      .writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' })
      .end(metrics.render());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server;
}
