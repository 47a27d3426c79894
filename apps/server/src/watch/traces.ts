import { SpanKind, SpanStatusCode, type Span } from '@opentelemetry/api';
import type { FastifyInstance } from 'fastify';

const FIRST_FAULT = 500;

/** Where traces end up; closing it sends what waits. */
export interface Traces {
  install(app: FastifyInstance): void;
  close(): Promise<void>;
}

/**
 * Starts OpenTelemetry. A trace has the route's pattern, the method, the status and the times: no address, no header and
 * nothing that was said. The libraries are loaded here, so that a server without traces never has them.
 */
export async function startTraces(url: string, version: string): Promise<Traces> {
  const { BatchSpanProcessor, TracerProvider } = await import('@opentelemetry/sdk-trace');
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
  const { resourceFromAttributes } = await import('@opentelemetry/resources');
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'lykta', 'service.version': version }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
  });
  const tracer = provider.getTracer('lykta');
  return {
    install: (app) => {
      const spans = new WeakMap<object, Span>();
      app.addHook('onRequest', async (request) => {
        const { url: route = 'unknown' } = request.routeOptions;
        const attributes = { 'http.request.method': request.method, 'http.route': route };
        const name = `${request.method} ${route}`;
        spans.set(request, tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }));
      });
      app.addHook('onResponse', async (request, reply) => {
        const span = spans.get(request);
        span?.setAttribute('http.response.status_code', reply.statusCode);
        if (reply.statusCode >= FIRST_FAULT) span?.setStatus({ code: SpanStatusCode.ERROR });
        span?.end();
      });
    },
    close: () => provider.shutdown(),
  };
}
