import { afterAll, beforeAll, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { gatewayConfig } from './config.ts';
import { createGateway } from './gateway.ts';

let backend: FastifyInstance;
let gateway: FastifyInstance;
let backendUrl = '';
beforeAll(async () => {
  backend = Fastify();
  backend.get('/api/*', (request, reply) => reply.type('application/xml').send(`<from>${request.url}</from>`));
  backendUrl = await backend.listen({ port: 0, host: '127.0.0.1' });
  const PUBLIC_ORIGIN = 'https://verandah.example';
  gateway = await createGateway(
    gatewayConfig({ VERANDAH_RELEASES: '/nowhere', BACKEND_URL: backendUrl, PUBLIC_ORIGIN }),
  );
});
afterAll(async () => {
  await gateway.close();
  await backend.close();
});

it('serves robots.txt with the sitemap and the rules of the live build', async () => {
  const { body, headers } = await gateway.inject({ url: '/robots.txt', headers: { host: 'elsewhere.example' } });
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toContain('Disallow: /api/\n');
  expect(body).toContain('Sitemap: https://verandah.example/sitemap.xml\n');
});

it('proxies the sitemaps of the backend', async () => {
  expect((await gateway.inject('/sitemap.xml')).body).toBe('<from>/api/sitemaps</from>');
  expect((await gateway.inject('/sitemaps/2')).body).toBe('<from>/api/sitemaps/2</from>');
  expect((await gateway.inject('/sitemaps/..%2Fproperties')).body).not.toContain('<from>');
});

it('adds the pictures of a tile server to the map when one is configured', async () => {
  const tiles = 'https://tiles.example/{z}/{x}/{y}.png';
  const environment = { VERANDAH_RELEASES: '/nowhere', BACKEND_URL: backendUrl, MAP_TILES_URL: tiles };
  const other = await createGateway(gatewayConfig(environment));
  expect((await other.inject('/map/style.json')).json().sources.tiles.tiles).toEqual([tiles]);
  await other.close();
});
