import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { isApiProblem } from '../errors/api-problem.ts';
import { isNetworkFailure } from '../errors/network-failure.ts';
import { createApiClient } from './api-client.ts';
import { visitorPorts } from './api-ports.ts';
import { readFile } from './read-file.ts';

let server: Server;
let respond: (response: ServerResponse, authorization: string | undefined) => void;
let client: ReturnType<typeof createApiClient>;

beforeAll(async () => {
  server = createServer((request, response) => respond(response, request.headers.authorization));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  client = createApiClient({
    ...visitorPorts,
    baseUrl,
    retryDelayMs: 1,
    timeoutMs: 1500,
    accessToken: async () => ({ kind: 'token', token: 'first' }),
    freshAccessToken: async () => ({ kind: 'token', token: 'second' }),
  });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => Promise.reject(new Error('expected a failure')),
    (error: unknown) => error,
  );

describe('a download', () => {
  it('returns the file with its name, reports progress, and is retried once after a 401', async () => {
    const tokens: unknown[] = [];
    respond = (response, authorization) => {
      tokens.push(authorization);
      if (authorization === 'Bearer first') return void response.writeHead(401).end();
      const disposition = 'attachment; filename="rent.pdf"; filename*=UTF-8\'\'rent%20%26%20bond.pdf';
      response.writeHead(200, {
        'content-type': 'application/pdf',
        'content-length': '6',
        'content-disposition': disposition,
      });
      response.end('%PDF-1');
    };
    const shares: (number | null)[] = [];
    const { file, name } = await client.download('/api/x', { onProgress: (share) => shares.push(share) });
    expect([await file.text(), file.type, name]).toEqual(['%PDF-1', 'application/pdf', 'rent & bond.pdf']);
    expect([shares.at(0), shares.at(-1)]).toEqual([0, 1]);
    expect(tokens).toEqual(['Bearer first', 'Bearer second']);
  });

  it('(c.41) may take longer than the time-out once it has started', async () => {
    respond = (response) => {
      response.writeHead(200, { 'content-length': '2' });
      response.write('a');
      setTimeout(() => response.end('b'), 2500);
    };
    expect(await (await client.download('/api/x', {})).file.text()).toBe('ab');
  });

  it('(c.41) that breaks off is a NetworkFailure', async () => {
    respond = (response) => {
      response.writeHead(200, { 'content-length': '10' });
      response.write('a');
      setTimeout(() => response.destroy(), 20);
    };
    expect(isNetworkFailure(await failureOf(client.download('/api/x', {})))).toBe(true);
  });

  it('that stalls is a NetworkFailure', async () => {
    const stuck = new Response(new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(1)) }));
    expect(await failureOf(readFile(stuck, () => {}, 20))).toMatchObject({ reason: 'time-out' });
  });

  it('that the server rejects is an ApiProblem with the reason', async () => {
    respond = (response) => {
      const problem = { type: '/errors/x', title: 'Too many', detail: 'Wait an hour.', status: 429 };
      response.writeHead(429, { 'content-type': 'application/problem+json' }).end(JSON.stringify(problem));
    };
    expect(isApiProblem(await failureOf(client.download('/api/x', {})), { status: 429 })).toBe(true);
  });
});
