import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { previewKeyFile, signPreview } from 'federation/preview-token';
import { gatewaySite } from '../testing/gateway-site.ts';

const { folder, gateway, seen, close } = await gatewaySite();
afterAll(close);

const key = 'k'.repeat(43);
beforeAll(() => writeFile(join(folder, previewKeyFile), key));

const releases = ['remote-listings@1.1.0', 'shell@2.0.0'];
const cookieUntil = (expiresAt: number) => ({
  cookie: `a=b; verandah-preview=${signPreview({ releases, expiresAt }, key)}`,
});
/** Returns which preview the backend reads in the headers of a report. */
async function markOf(url: string, headers: Record<string, string>): Promise<unknown> {
  const payload = '{}';
  await gateway.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/csp-report', ...headers },
  });
  expect(seen.at(-1)).toMatchObject({ url, body: payload });
  return seen.at(-1)?.headers['x-verandah-preview'];
}

it.each(['/api/csp-reports', '/api/log-entries'])('%s reaches the backend with the previewed releases', async (url) => {
  expect(await markOf(url, cookieUntil(Date.now() + 60_000))).toBe('remote-listings@1.1.0 shell@2.0.0');
});

it.each(['/api/csp-reports', '/api/log-entries', '/api/orders'])(
  '%s has no mark without a valid preview, whatever the browser sends',
  async (url) => {
    const forged = { 'x-verandah-preview': 'shell@6.6.6' };
    expect(await markOf(url, forged)).toBeUndefined();
    expect(await markOf(url, { ...forged, ...cookieUntil(Date.now() - 1) })).toBeUndefined();
    expect(await markOf(url, { ...forged, cookie: 'verandah-preview=nonsense' })).toBeUndefined();
  },
);
