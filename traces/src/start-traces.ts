import { StartError } from 'server-process';
import { setTracing, type Tracing } from './tracing.ts';

const { env } = process;

/**
 * Starts traces when `OTEL_EXPORTER_OTLP_ENDPOINT` names a collector, and returns null otherwise. Call it before the
 * server is created. The libraries are imported only when traces are on, so that a start without them costs nothing.
 * @param service the name of the server, unless `OTEL_SERVICE_NAME` is set
 * @param passOnTo the URLs of our own servers. Only they learn the trace of a request.
 * @throws StartError that names the variable that is wrong
 */
export async function startTraces(service: string, passOnTo: readonly string[] = []): Promise<Tracing | null> {
  if (!isOn()) return null;
  requireJson();
  const { openTelemetry } = await import('./open-telemetry.ts');
  const { traceOutgoing } = await import('./trace-outgoing.ts');
  const tracing = openTelemetry(service);
  const stopOutgoing = traceOutgoing(tracing, passOnTo);
  const started: Tracing = {
    ...tracing,
    async close() {
      setTracing(null);
      stopOutgoing();
      await tracing.close();
    },
  };
  setTracing(started);
  return started;
}

function isOn(): boolean {
  if (env.OTEL_SDK_DISABLED?.toLowerCase() === 'true' || env.OTEL_TRACES_EXPORTER === 'none') return false;
  for (const name of ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'OTEL_EXPORTER_OTLP_ENDPOINT']) {
    const url = env[name];
    if (!url) continue;
    if (/^https?:$/.test(URL.parse(url)?.protocol ?? '')) return true;
    throw new StartError(`${name}: expected an http(s) address, got "${url}". Correct it or leave it out.`);
  }
  return false;
}

/** We send JSON. A collector accepts it on the same port as protobuf, but never on that of gRPC. */
function requireJson(): void {
  const name = env.OTEL_EXPORTER_OTLP_TRACES_PROTOCOL
    ? 'OTEL_EXPORTER_OTLP_TRACES_PROTOCOL'
    : 'OTEL_EXPORTER_OTLP_PROTOCOL';
  const protocol = env[name];
  if (protocol && protocol !== 'http/json')
    throw new StartError(`${name}: expected http/json, got "${protocol}". Correct it or leave it out.`);
}
