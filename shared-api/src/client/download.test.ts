import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { isApiProblem } from '../errors/api-problem.ts';
import { isContractMismatch } from '../errors/contract-mismatch.ts';
import { isNetworkFailure } from '../errors/network-failure.ts';
import { createApiClient } from './api-client.ts';
import { visitorPorts } from './api-ports.ts';
import { readFile } from './read-file.ts';

const aPdf = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n';

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
        'content-length': String(aPdf.length),
        'content-disposition': disposition,
      });
      response.end(aPdf);
    };
    const shares: (number | null)[] = [];
    const { file, name } = await client.download('/api/x', { onProgress: (share) => shares.push(share) });
    expect([await file.text(), file.type, name]).toEqual([aPdf, 'application/pdf', 'rent & bond.pdf']);
    expect([shares.at(0), shares.at(-1)]).toEqual([0, 1]);
    expect(tokens).toEqual(['Bearer first', 'Bearer second']);
  });

  it('(c.41) may take longer than the time-out once it has started', async () => {
    respond = (response) => {
      response.writeHead(200, { 'content-type': 'application/pdf', 'content-length': String(aPdf.length) });
      response.write(aPdf.slice(0, 1));
      setTimeout(() => response.end(aPdf.slice(1)), 2500);
    };
    expect(await (await client.download('/api/x', {})).file.text()).toBe(aPdf);
  });

  it('(c.41) of a zip archive waits longer for its start, because the server builds it first', async () => {
    const late = (type: string, body: string) => (response: ServerResponse) =>
      void setTimeout(() => response.writeHead(200, { 'content-type': type }).end(body), 2000);
    const zip = `PK\x05\x06${'\0'.repeat(18)}`;
    respond = late('application/zip', zip);
    expect((await client.download('/api/x', { types: ['application/zip'] })).file.size).toBe(zip.length);
    respond = late('application/pdf', aPdf);
    const failure = await failureOf(client.download('/api/x', { types: ['application/pdf'] }));
    expect(failure).toMatchObject({ reason: 'time-out' });
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

  it.each([
    ['a page of HTML', 'text/html', '<!doctype html><h1>Proxy</h1>'],
    ['JSON', 'application/json', '{}'],
    ['no type', null, aPdf],
    ['nothing', 'application/pdf', ''],
    ['HTML that claims to be a PDF', 'application/pdf', '<!doctype html><h1>Proxy</h1>'],
    ['a PDF without its end', 'application/pdf', aPdf.slice(0, 20)],
    ['a calendar without its end', 'text/calendar; charset=utf-8', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT'],
    ['a CSV file whose last line is cut off', 'text/csv; charset=utf-8', '\ufeffDate,Gross\r\n2026-07-01,11'],
    ['a zip without its directory', 'application/zip', 'PK\x03\x04 and no more'],
    ['a truncated XML file', 'application/xml', '<propertyList><res'],
    ['a picture that is none', 'image/png', 'PNG'],
    ['a picture without its end', 'image/png', Buffer.from('\x89PNG\r\n\x1a\n…', 'latin1')],
  ])('(b.78) is a ContractMismatch when the server sends %s with status 200', async (_what, type, body) => {
    respond = (response) => void response.writeHead(200, type ? { 'content-type': type } : {}).end(body);
    const failure = await failureOf(client.download('/api/x', {}));
    expect(isContractMismatch(failure)).toBe(true);
    expect(String(failure)).toContain('GET /api/x');
  });

  it.each([
    ['application/pdf', aPdf],
    // As many bytes after the mark as an upload may have.
    ['application/pdf', aPdf + ' '.repeat(2000)],
    ['image/png', Buffer.from(`\x89PNG\r\n\x1a\nIEND${'\0'.repeat(2000)}`, 'latin1')],
    ['text/calendar; charset=utf-8', 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'],
    ['text/csv; charset=utf-8', Buffer.from('\ufeffDate,Gross\r\n2026-07-01,110.00\r\n')],
    ['application/zip', `PK\x05\x06${'\0'.repeat(18)}`],
    ['application/xml; charset=utf-8', '<?xml version="1.0"?>\n<propertyList/>\n'],
    ['image/jpeg', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x00])],
    ['image/webp', 'RIFF0000WEBP'],
  ])('(b.78) accepts a complete file of the type %s', async (type, body) => {
    respond = (response) => void response.writeHead(200, { 'content-type': type }).end(body);
    expect((await client.download('/api/x', {})).file.size).toBe(body.length);
  });

  it('(b.78) is a ContractMismatch when the file has another type than the caller expects', async () => {
    respond = (response) => void response.writeHead(200, { 'content-type': 'application/pdf' }).end(aPdf);
    const failure = await failureOf(client.download('/api/x', { types: ['application/zip'] }));
    expect(failure).toMatchObject({ issues: ['expected a file of application/zip, got "application/pdf"'] });
  });

  it('that the server rejects is an ApiProblem with the reason', async () => {
    respond = (response) => {
      const problem = { type: '/errors/x', title: 'Too many', detail: 'Wait an hour.', status: 429 };
      response.writeHead(429, { 'content-type': 'application/problem+json' }).end(JSON.stringify(problem));
    };
    expect(isApiProblem(await failureOf(client.download('/api/x', {})), { status: 429 })).toBe(true);
  });
});
