import type { Tracing } from './tracing';

const SERVICE = 'compute-advisor';

/** Spans by the official SDK, loaded only here: who wants no traces pays for it neither in time nor in memory. It reads
 *  the rest of the standard variables itself (`OTEL_EXPORTER_OTLP_*`, `OTEL_TRACES_SAMPLER`,
 *  `OTEL_RESOURCE_ATTRIBUTES`, `OTEL_SERVICE_NAME`, `OTEL_BSP_*`).
 *  @param version of the service */
export async function startTracing(version: string): Promise<Tracing> {
  const [{ context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace }, exporters, resources, sdk] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/sdk-trace-node'),
    ]);
  const { defaultResource, detectResources, envDetector, resourceFromAttributes } = resources;
  const { BatchSpanProcessor, ConsoleSpanExporter, NodeTracerProvider, SimpleSpanProcessor } = sdk;
  const named = resourceFromAttributes({ 'service.name': SERVICE, 'service.version': version });
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(named)
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [
      process.env['OTEL_TRACES_EXPORTER'] === 'console'
        ? new SimpleSpanProcessor(new ConsoleSpanExporter())
        : new BatchSpanProcessor(new exporters.OTLPTraceExporter()),
    ],
  });
  provider.register();
  const tracer = trace.getTracer(SERVICE, version);
  return {
    request(method, route, headers) {
      const before = propagation.extract(ROOT_CONTEXT, headers);
      const span = tracer.startSpan(
        `${method} ${route}`,
        { kind: SpanKind.SERVER, attributes: { 'http.request.method': method, 'http.route': route } },
        before,
      );
      const { traceId, spanId, traceFlags } = span.spanContext();
      const flags = traceFlags.toString(16).padStart(2, '0');
      return {
        context: {
          traceId,
          spanId,
          parentSpanId: trace.getSpanContext(before)?.spanId ?? '',
          header: `00-${traceId}-${spanId}-${flags}`,
        },
        run: (next) => context.with(trace.setSpan(before, span), next),
        end: (status) => {
          span.setAttribute('http.response.status_code', status);
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    stage(name, ms) {
      if (trace.getActiveSpan() === undefined) return;
      const now = Date.now();
      tracer.startSpan(name, { startTime: now - ms }).end(now);
    },
    close: () => provider.shutdown(),
  };
}
