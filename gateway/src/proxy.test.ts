import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { gatewayConfig } from './config.ts';
import { createGateway } from './gateway.ts';

let backend: FastifyInstance;
let gateway: FastifyInstance;
const seen: { url: string }[] = [];
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
  backend.get('/*', async ({ url }) => ({ at: seen.push({ url }) }));
  await backend.listen({ port: 0 });
  const { port } = backend.server.address() as { port: number };
  gateway = await createGateway(gatewayConfig({ BACKEND_URL: `http://127.0.0.1:${port}` }));
});
afterAll(async () => {
  await gateway.close();
  await backend.close();
});
const get = (url: string) => gateway.inject({ url });

describe('addresses under /api and /auth', () => {
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

  it.each(['/api/%', '/api/%zz?x=1', '/api/a%2F..%2Fb'])('refuse the malformed path %s as a problem', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(answer.json()).toMatchObject({ '@type': 'Error', status: 400 });
  });

  it('refuse a malformed path under /auth in words', async () => {
    const answer = await get('/auth/%');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, 'text/plain; charset=utf-8']);
    expect(answer.body).toContain('address cannot be read');
  });
});

describe('answers of the backend', () => {
  const as = (url: string, encoding: string, method: 'GET' | 'HEAD' = 'GET') =>
    gateway.inject({ url, method, headers: { 'accept-encoding': encoding } });

  it.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip, br;q=0', gunzipSync],
  ] as const)('are compressed with %s for who takes it, and keep their ETag', async (token, accepted, unpack) => {
    const answer = await as('/api/long', accepted);
    expect(answer.headers).toMatchObject({
      'content-encoding': token,
      etag: '"7"',
      vary: 'authorization, accept-encoding',
      'content-type': 'application/ld+json; charset=utf-8',
    });
    expect(answer.headers['content-length']).toBeUndefined();
    expect(answer.rawPayload.length).toBeLessThan(2_000);
    expect(JSON.parse(String(unpack(answer.rawPayload))).members).toHaveLength(200);
  });

  it.each([
    ['with tokens in them', '/api/auth/long', 'br'],
    ['that are pictures', '/api/picture', 'br'],
    ['that stream events', '/api/events', 'br'],
    ['of a few bytes', '/api/suburbs', 'br'],
    ['for who takes no encoding', '/api/long', 'identity'],
  ])('%s go as they are', async (_which, url, accepted) => {
    const answer = await as(url, accepted);
    expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, undefined]);
  });

  it('that say "not now" say when to come back', async () => {
    const answer = await get('/api/closing');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([502, '2']);
  });
});
