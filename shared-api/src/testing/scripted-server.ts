import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { type ApiClient, type Call, createApiClient } from '../client/api-client.ts';
import { type ApiPorts, visitorPorts } from '../client/api-ports.ts';

type ReceivedRequest = { method: string; path: string; headers: IncomingHttpHeaders; body: string };

export type ScriptedResponse = {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
  /** Never responds. */
  hang?: boolean;
  /** Closes the connection without a response. */
  cut?: boolean;
  /** Starts the response and never ends it. */
  halt?: boolean;
};

/** A real HTTP server for the tests of one file. It sends `responses` one after the other, then `{ ok: true }`. */
export function scriptedServer() {
  const script = {
    origin: '',
    requests: [] as ReceivedRequest[],
    responses: [] as ScriptedResponse[],
    warnings: [] as string[],
    client: (ports: Partial<ApiPorts> = {}): ApiClient =>
      createApiClient({
        ...visitorPorts,
        baseUrl: script.origin,
        retryDelayMs: 1,
        accessToken: async () => ({ kind: 'token', token: 'first' }),
        csrfToken: async () => 'csrf-1',
        warn: (message) => script.warnings.push(message),
        ...ports,
      }),
  };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      script.requests.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers, body });
      const next = script.responses.shift() ?? { body: { ok: true } };
      if (next.hang) return;
      if (next.cut) return void response.destroy();
      response.writeHead(next.status ?? 200, { 'content-type': 'application/ld+json', ...next.headers });
      if (next.halt) return void response.write('{');
      response.end(bodyText(next.body));
    });
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    script.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => void Object.assign(script, { requests: [], responses: [], warnings: [] }));
  return script;
}

function bodyText(body: unknown): string {
  if (body === undefined) return '';
  return typeof body === 'string' ? body : JSON.stringify(body);
}

export function get(path = '/api/orders/1', options: Partial<Call> = {}): Call {
  return { method: 'GET', path, ...options };
}

export function problem(status: number, code?: string): ScriptedResponse {
  return { status, body: { type: `/errors/${status}`, title: 'Refused', detail: 'Because.', status, code } };
}

/** The error that the promise rejects with; a promise that resolves fails the test. */
export async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => Promise.reject(new Error('expected a failure')),
    (error: unknown) => error,
  );
}
