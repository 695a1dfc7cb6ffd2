import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import * as z from 'zod/mini';
import { type ApiClient, type Call, createApiClient } from '../client/api-client.ts';
import { type ApiPorts, visitorPorts } from '../client/api-ports.ts';

type Seen = { method: string; path: string; headers: IncomingHttpHeaders; body: string };

export type ScriptedAnswer = {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
  hang?: boolean;
  cut?: boolean;
  /** The answer begins and stays unfinished. */
  halt?: boolean;
};

/** A real HTTP server for the tests of one file. It gives `answers` in turn, then `{ ok: true }`, and remembers what it saw. */
export function scriptedServer() {
  const script = {
    origin: '',
    seen: [] as Seen[],
    answers: [] as ScriptedAnswer[],
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
      script.seen.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers, body });
      const answer = script.answers.shift() ?? { body: { ok: true } };
      if (answer.hang) return;
      if (answer.cut) return void response.destroy();
      response.writeHead(answer.status ?? 200, { 'content-type': 'application/ld+json', ...answer.headers });
      if (answer.halt) return void response.write('{');
      response.end(textOf(answer.body));
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
  beforeEach(() => void Object.assign(script, { seen: [], answers: [], warnings: [] }));
  return script;
}

function textOf(body: unknown): string {
  if (body === undefined) return '';
  return typeof body === 'string' ? body : JSON.stringify(body);
}

export const okBody = z.object({ ok: z.boolean() });

export function get(path = '/api/orders/1', options: Partial<Call> = {}): Call {
  return { method: 'GET', path, ...options };
}

export function problem(status: number, code?: string): ScriptedAnswer {
  return { status, body: { type: `/errors/${status}`, title: 'Refused', detail: 'Because.', status, code } };
}

/** What the work failed with; a success is a failure of the test. */
export async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => Promise.reject(new Error('expected a failure')),
    (error: unknown) => error,
  );
}
