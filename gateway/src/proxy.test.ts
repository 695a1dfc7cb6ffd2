import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { gatewayConfig } from './config.ts';
import { createGateway } from './gateway.ts';

let backend: FastifyInstance;
let gateway: FastifyInstance;
const seen: { url: string }[] = [];
beforeAll(async () => {
  backend = Fastify();
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
