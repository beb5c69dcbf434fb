import type { CallSpan, LogEntry, TraceContext } from '@geoslide/service';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';

export interface Tracing {
  readonly startSpan: (name: string, parent: TraceContext | undefined) => CallSpan;
  /** Sends the spans that are not sent yet. */
  readonly stop: () => Promise<void>;
}

const getter = {
  get: (carrier: Record<string, string>, key: string) => carrier[key],
  keys: (carrier: Record<string, string>) => Object.keys(carrier),
};
const setter = {
  set(carrier: Record<string, string>, key: string, value: string) {
    carrier[key] = value;
  },
};

/** What a span says of its call: what the log says, without the texts that are too long for it. */
function attributesOf(entry: LogEntry): Record<string, string | number> {
  const { method, endpoint, status, client, code, requestId, customerId, bytesIn, bytesOut, ms } = entry;
  const known = {
    'http.request.method': method,
    'url.path': endpoint,
    'http.response.status_code': status,
    'client.address': client,
    'error.type': code,
    'geoslide.request_id': requestId,
    'geoslide.customer_id': customerId,
    'geoslide.bytes_in': bytesIn,
    'geoslide.bytes_out': bytesOut,
    ...Object.fromEntries(Object.entries(ms).map(([stage, value]) => [`geoslide.ms.${stage}`, value])),
  };
  return Object.fromEntries(
    Object.entries(known).filter((pair): pair is [string, string | number] => pair[1] !== undefined),
  );
}

/**
 * Sends a span for each call to an OpenTelemetry collector. Where it is, and what is sampled, is set as OpenTelemetry
 * defines: `OTEL_EXPORTER_OTLP_ENDPOINT`,
 * `OTEL_SERVICE_NAME`, `OTEL_TRACES_SAMPLER` and others of the environment.
 */
export function startTracing(version: string): Tracing {
  const own = resourceFromAttributes({ 'service.name': 'geoslide', 'service.version': version });
  const provider = new BasicTracerProvider({
    resource: defaultResource()
      .merge(own)
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  const tracer = provider.getTracer('geoslide', version);
  const propagator = new W3CTraceContextPropagator();
  return {
    startSpan(name, parent) {
      const from = propagator.extract(ROOT_CONTEXT, { ...parent }, getter);
      const span = tracer.startSpan(name, { kind: SpanKind.SERVER }, from);
      const context: Record<string, string> = {};
      propagator.inject(trace.setSpan(ROOT_CONTEXT, span), context, setter);
      const { traceparent = '', tracestate } = context;
      return {
        context: tracestate === undefined ? { traceparent } : { traceparent, tracestate },
        end(entry) {
          span.setAttributes(attributesOf(entry));
          if (entry.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    stop: () => provider.shutdown(),
  };
}
