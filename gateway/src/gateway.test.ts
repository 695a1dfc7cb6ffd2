import { afterAll, describe, expect, it } from '@jest/globals';
import { gatewayConfig } from './config.ts';
import { createGateway } from './gateway.ts';
import { gatewaySite } from './testing/gateway-site.ts';

const { folder, trustedKeys, gateway, seen, close } = await gatewaySite();
afterAll(close);

it('derives robots.txt from the page tables of the live build', async () => {
  const { body } = await gateway.inject('/robots.txt');
  expect(body).toContain('\nDisallow: /settings\n');
  expect(body).not.toContain('Disallow: /search');
});

describe('a URL that only supports GET', () => {
  it.each(['/search', '/assets/shell/gone.js', '/nobodys'])(
    'responds with 405 to any method but GET and HEAD: %s',
    async (url) => {
      const headers = { 'content-type': 'application/json' };
      const response = await gateway.inject({ method: 'POST', url, headers, payload: '{not json' });
      expect(response.statusCode).toBe(405);
      expect(response.headers).toMatchObject({
        allow: 'GET, HEAD',
        'cache-control': 'no-store',
        'content-type': 'text/plain; charset=utf-8',
        'x-content-type-options': 'nosniff',
      });
    },
  );
});

describe('/api and /auth', () => {
  it('reach the backend with body and headers; clients cannot forge X-Forwarded-*', async () => {
    const response = await gateway.inject({
      method: 'PATCH',
      url: '/api/orders/1?x=1',
      headers: {
        'content-type': 'application/merge-patch+json',
        authorization: 'Bearer t',
        'x-forwarded-for': '6.6.6.6',
        host: 'verandah.example',
      },
      payload: '{"promotionCode":null}',
    });
    expect(response.headers['set-cookie']).toBe('__Host-verandah=1');
    const last = seen.at(-1);
    expect(last).toMatchObject({
      url: '/api/orders/1?x=1',
      body: '{"promotionCode":null}',
      headers: {
        authorization: 'Bearer t',
        'x-forwarded-host': 'verandah.example',
        'content-type': 'application/merge-patch+json',
      },
    });
    expect(last?.headers['x-forwarded-for']).not.toContain('6.6.6.6');
  });

  it('respond with problem+json when the backend is down, while pages still work', async () => {
    const alone = await createGateway(
      gatewayConfig({
        VERANDAH_RELEASES: folder,
        RELEASE_TRUSTED_KEYS_FILE: trustedKeys,
        BACKEND_URL: 'http://127.0.0.1:9',
      }),
    );
    const response = await alone.inject('/api/listings/search');
    expect(response.statusCode).toBe(503);
    expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect((await alone.inject('/search')).statusCode).toBe(200);
    expect((await alone.inject('/health/ready')).statusCode).toBe(200);
    await alone.close();
  });
});
