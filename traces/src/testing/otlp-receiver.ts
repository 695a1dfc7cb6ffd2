import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

type Value = { stringValue?: string; intValue?: number; doubleValue?: number };
type Attribute = { key: string; value: Value };
type Sent = {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: {
      spans: {
        traceId: string;
        spanId: string;
        parentSpanId?: string;
        name: string;
        kind: number;
        startTimeUnixNano: string;
        endTimeUnixNano: string;
        events?: { name: string; timeUnixNano: string }[];
        attributes: Attribute[];
        links?: { traceId: string }[];
        status: { code?: number };
      }[];
    }[];
  }[];
};

export type ReceivedSpan = {
  service: unknown;
  name: string;
  traceId: string;
  spanId: string;
  parentId: string | undefined;
  attributes: Record<string, unknown>;
  links: string[];
  /** Unix time in milliseconds. */
  startMs: number;
  endMs: number;
  /** Milliseconds since the start. */
  events: Record<string, number>;
  failed: boolean;
};

/** A collector that receives spans as JSON over HTTP (the protocol OTLP). */
export async function otlpReceiver({ hangs = false } = {}) {
  const bodies: string[] = [];
  const waiting: ServerResponse[] = [];
  const server = createServer(async (request, response) => {
    bodies.push(await text(request));
    waiting.push(response);
    if (!hangs) answer();
  });
  const answer = () => {
    for (const response of waiting.splice(0)) response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const spans = () => bodies.flatMap((body) => spansOf(JSON.parse(body)));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Everything that was sent, as text. */
    raw: () => bodies.join('\n'),
    spans,
    /** Waits until all these spans have arrived. */
    async until(...names: string[]): Promise<ReceivedSpan[]> {
      const deadline = performance.now() + 10_000;
      while (!names.every((name) => spans().some((span) => span.name === name))) {
        if (performance.now() > deadline)
          throw new Error(`Expected spans ${names.join(', ')}, got ${spans().map(({ name }) => name)}.`);
        await wait(20);
      }
      return spans();
    },
    /** Waits for a span that matches. A browser reports its spans ten seconds after the page has loaded. */
    async untilSpan(what: string, matches: (span: ReceivedSpan) => boolean): Promise<ReceivedSpan> {
      const deadline = performance.now() + 30_000;
      for (;;) {
        const found = spans().find(matches);
        if (found) return found;
        if (performance.now() > deadline)
          throw new Error(`Expected ${what}, got spans ${spans().map(({ name }) => name)}.`);
        await wait(20);
      }
    },
    /** Hangs no longer. */
    recover() {
      hangs = false;
      answer();
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function spansOf({ resourceSpans }: Sent): ReceivedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map((span) => ({
        service: valuesOf(resource.attributes)['service.name'],
        name: span.name,
        traceId: span.traceId,
        spanId: span.spanId,
        parentId: span.parentSpanId,
        attributes: valuesOf(span.attributes),
        links: (span.links ?? []).map((link) => link.traceId),
        startMs: msOf(span.startTimeUnixNano),
        endMs: msOf(span.endTimeUnixNano),
        events: Object.fromEntries(
          (span.events ?? []).map(({ name, timeUnixNano }) => [
            name,
            msOf(timeUnixNano) - msOf(span.startTimeUnixNano),
          ]),
        ),
        failed: span.status.code === 2,
      })),
    ),
  );
}

const msOf = (nanoseconds: string) => Number(BigInt(nanoseconds) / 1_000n) / 1_000;

const valuesOf = (attributes: Attribute[]): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
