import { type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { gatewayConfig } from './config.ts';
import { createGateway } from './gateway.ts';

let backend: FastifyInstance;
let gateway: FastifyInstance;
let origin: { host: string; port: number };
const seen: { url: string }[] = [];
let busyAsked = 0;
beforeAll(async () => {
  backend = Fastify();
  const long = JSON.stringify({ members: Array.from({ length: 200 }, (_none, id) => ({ id, suburb: 'Richmond' })) });
  backend.get('/api/long', (_request, reply) =>
    reply.headers({ 'content-type': 'application/ld+json', etag: '"7"', vary: 'authorization' }).send(long),
  );
  backend.get('/api/auth/long', (_request, reply) => reply.type('application/json').send(long));
  backend.get('/api/picture', (_request, reply) => reply.type('image/avif').send(Buffer.alloc(5_000)));
  backend.get('/api/events', (_request, reply) => reply.type('text/event-stream').send(long));
  backend.get('/api/closing', (_request, reply) => reply.code(502).send({ status: 502 }));
  backend.get('/api/busy', (_request, reply) => reply.code(503).send({ asked: ++busyAsked }));
  backend.post('/api/*', async ({ body, headers }) => ({ body, headers }));
  backend.get('/*', async ({ url }) => ({ at: seen.push({ url }) }));
  await backend.listen({ port: 0 });
  const { port } = backend.server.address() as AddressInfo;
  gateway = await createGateway(gatewayConfig({ BACKEND_URL: `http://127.0.0.1:${port}`, LOG_LEVEL: 'silent' }));
  await gateway.listen({ port: 0, host: '127.0.0.1' });
  origin = { host: '127.0.0.1', port: (gateway.server.address() as AddressInfo).port };
});
afterAll(async () => {
  await gateway.close();
  await backend.close();
});
const get = (url: string) => gateway.inject({ url });

describe('URLs below /api and /auth', () => {
  it.each([
    '/api/suburbs?q=%E0%A4%A',
    '/api/listings/search?%',
    '/auth/login?redirectUrl=%',
    '/api/suburbs?q=a/../b',
    '/auth/login?redirectUrl=%2Fsearch%3Fq%3D%2F..%2Fx',
    '/api/suburbs?q=a?b',
  ])('carry the query to the backend byte for byte: %s', async (url) => {
    expect((await get(url)).statusCode).toBe(200);
    expect(seen.at(-1)?.url).toBe(url);
  });

  it.each([
    '/api/%',
    '/api/%zz?x=1',
    '/api/a%2F..%2Fb',
    String.raw`/api/a\..\..\health`,
    'http://elsewhere.example/api/a',
  ])('refuse the malformed path %s as a problem', async (path) => {
    const response = await asked({ path });
    expect(response.statusCode).toBe(400);
    expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(JSON.parse(response.body)).toMatchObject({ '@type': 'Error', status: 400 });
  });

  it('refuse a malformed path below /auth with plain text', async () => {
    const response = await get('/auth/%');
    expect([response.statusCode, response.headers['content-type']]).toEqual([400, 'text/plain; charset=utf-8']);
    expect(response.body).toContain('We can’t read this address');
  });
});

/** Sends a request through a real socket, so that request line and headers arrive unchanged. */
async function asked({
  path,
  method = 'GET',
  headers = {},
  body,
}: {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}) {
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    request({ ...origin, path, method, headers, agent: false }, resolve)
      .on('error', reject)
      .end(body),
  );
  return { statusCode: response.statusCode, headers: response.headers, body: await text(response) };
}

describe('a connection', () => {
  let slow: Socket[] = [];
  afterEach(() => {
    for (const socket of slow.splice(0)) socket.destroy();
  });

  it.each<Record<string, string>>([
    { 'keep-alive': 'timeout=5' },
    { upgrade: 'websocket' },
    { expect: '100-continue' },
    { te: 'trailers', 'proxy-connection': 'keep-alive', 'proxy-authorization': 'Basic eA==' },
  ])('is the browser’s and ours, and nothing the backend hears of: %j', async (headers) => {
    const response = await asked({
      path: '/api/echo',
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(response.statusCode).toBe(200);
    for (const name of Object.keys(headers)) expect(JSON.parse(response.body).headers).not.toHaveProperty(name);
  });

  it('closes after a response that came before the end of the body', async () => {
    const socket = await opened(
      'POST /api/early HTTP/1.1\r\nhost: a\r\ncontent-type: text/csv\r\ncontent-length: 9\r\n\r\n{',
    );
    slow.push(socket);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 415 [\s\S]*connection: close/i);
  });

  it('closes after the response when the client asks for it', async () => {
    const { headers } = await asked({ path: '/api/long', headers: { connection: 'close' } });
    expect([headers.connection, headers['keep-alive']]).toEqual(['close', undefined]);
  });

  it('has a request timeout of five minutes and a headers timeout of one', () => {
    const { requestTimeout, headersTimeout } = gateway.server;
    expect([requestTimeout, headersTimeout]).toEqual([300_000, 60_000]);
  });

  it('accepts a chunked body', async () => {
    const response = await asked({
      path: '/api/echo',
      method: 'POST',
      headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
      body: '{"a":1}',
    });
    expect(JSON.parse(response.body).body).toEqual({ a: 1 });
  });

  it('does not block others while a hundred clients send bodies slowly', async () => {
    slow = await Promise.all(
      Array.from({ length: 150 }, () =>
        opened('POST /api/echo HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{'),
      ),
    );
    expect((await asked({ path: '/api/long' })).statusCode).toBe(200);
  });
});

function opened(said: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(origin, () => socket.write(said, () => resolve(socket)));
    socket.on('error', reject);
  });
}

describe('responses of the backend', () => {
  const as = (url: string, encoding: string, method: 'GET' | 'HEAD' = 'GET') =>
    gateway.inject({ url, method, headers: { 'accept-encoding': encoding } });

  it.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip, br;q=0', gunzipSync],
  ] as const)('are compressed with %s for who takes it, and keep their ETag', async (token, accepted, unpack) => {
    const response = await as('/api/long', accepted);
    expect(response.headers).toMatchObject({
      'content-encoding': token,
      etag: '"7"',
      vary: 'authorization, accept-encoding',
      'content-type': 'application/ld+json; charset=utf-8',
    });
    expect(response.headers['content-length']).toBeUndefined();
    expect(response.rawPayload.length).toBeLessThan(2_000);
    expect(JSON.parse(String(unpack(response.rawPayload))).members).toHaveLength(200);
  });

  it.each([
    ['with tokens in them', '/api/auth/long', 'br'],
    ['that are pictures', '/api/picture', 'br'],
    ['that stream events', '/api/events', 'br'],
    ['of a few bytes', '/api/suburbs', 'br'],
    ['for who takes no encoding', '/api/long', 'identity'],
  ])('%s go as they are', async (_which, url, accepted) => {
    const response = await as(url, accepted);
    expect([response.statusCode, response.headers['content-encoding']]).toEqual([200, undefined]);
  });

  it('with 503 are forwarded at once, without a retry', async () => {
    expect((await get('/api/busy')).statusCode).toBe(503);
    expect(busyAsked).toBe(1);
  });

  it('with 503 have Retry-After', async () => {
    const response = await get('/api/closing');
    expect([response.statusCode, response.headers['retry-after']]).toEqual([502, '2']);
  });
});
