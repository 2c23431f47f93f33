import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTracing } from './open-telemetry';
import { wantsTraces } from './tracing';

describe('traces are wanted', () => {
  it.each([
    [{}, false],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }, true],
    [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://collector:4318/v1/traces' }, true],
    [{ OTEL_TRACES_EXPORTER: 'console' }, true],
    [{ OTEL_TRACES_EXPORTER: 'none', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }, false],
    [{ OTEL_SDK_DISABLED: 'true', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }, false],
  ])('by the standard variables %j: %s', (environment, wanted) => {
    expect(wantsTraces(environment)).toBe(wanted);
  });
});

interface Sent {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly { readonly key: string; readonly value: object }[] };
    readonly scopeSpans: readonly {
      readonly spans: readonly {
        readonly name: string;
        readonly traceId: string;
        readonly spanId: string;
        readonly parentSpanId?: string;
      }[];
    }[];
  }[];
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

describe('a request as a span', () => {
  it('goes on with the trace that came, holds its stages, and is sent to the OTLP address', async () => {
    const sent: Sent[] = [];
    const collector = createServer((request, response) => {
      void bodyOf(request).then((body) => {
        sent.push(JSON.parse(body) as Sent);
        response.end('{}');
      });
    });
    await new Promise<void>((listening) => collector.listen(0, '127.0.0.1', listening));
    const { port } = collector.address() as AddressInfo;
    process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = `http://127.0.0.1:${port}`;
    process.env['OTEL_RESOURCE_ATTRIBUTES'] = 'deployment.environment.name=test';
    try {
      const tracing = await startTracing('1.2.3');
      const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
      const span = tracing.request('POST', '/advisor/advise/', { traceparent });
      expect(span.context).toEqual({
        traceId: '0af7651916cd43dd8448eb211c80319c',
        parentSpanId: 'b7ad6b7169203331',
        spanId: expect.stringMatching(/^[0-9a-f]{16}$/) as string,
        header: expect.stringMatching(/^00-0af7651916cd43dd8448eb211c80319c-[0-9a-f]{16}-01$/) as string,
      });
      await new Promise<void>((done) => {
        span.run(() => {
          // Stages are told after the answer was waited for.
          setTimeout(() => {
            tracing.stage('plan', 3);
            done();
          }, 1);
        });
      });
      span.end(200);
      await tracing.close();
      const spans = sent.flatMap((one) => one.resourceSpans.flatMap((r) => r.scopeSpans.flatMap((s) => s.spans)));
      expect(spans.map(({ name, traceId, parentSpanId }) => ({ name, traceId, parentSpanId }))).toEqual([
        { name: 'plan', traceId: '0af7651916cd43dd8448eb211c80319c', parentSpanId: span.context.spanId },
        {
          name: 'POST /advisor/advise/',
          traceId: '0af7651916cd43dd8448eb211c80319c',
          parentSpanId: 'b7ad6b7169203331',
        },
      ]);
      const attributes = sent[0]?.resourceSpans[0]?.resource.attributes ?? [];
      expect(attributes).toEqual(
        expect.arrayContaining([
          { key: 'service.name', value: { stringValue: 'compute-advisor' } },
          { key: 'service.version', value: { stringValue: '1.2.3' } },
          { key: 'deployment.environment.name', value: { stringValue: 'test' } },
        ]),
      );
    } finally {
      delete process.env['OTEL_EXPORTER_OTLP_ENDPOINT'];
      delete process.env['OTEL_RESOURCE_ATTRIBUTES'];
      collector.close();
    }
  });
});
