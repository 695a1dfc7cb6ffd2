import { mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { RemoteRelease } from 'federation';
import { integrityOf } from 'federation/integrity';
import { previewKeyFile, signPreview } from 'federation/preview-token';
import { aFile, aPage } from 'federation/testing';
import { storeRelease } from 'federation/testing/store';
import { gatewayConfig } from '../config.ts';
import { createGateway } from '../gateway.ts';
import { gatewaySite } from '../testing/gateway-site.ts';
import { first, listings } from '../testing/releases.ts';

const { folder, trustedKeys, gateway, get, goLive, seen, log, close } = await gatewaySite();
afterAll(close);

const key = 'k'.repeat(43);
const hour = 3_600_000;
const next: RemoteRelease = {
  ...listings,
  version: '1.1.0',
  pages: [...listings.pages, aPage({ path: '/next', page: 'next', access: 'public', title: 'Next' })],
  files: { ...listings.files, 'next.99.js': aFile, 'remoteEntry.45.js': aFile },
  container: { ...listings.container, entry: 'remoteEntry.45.js' },
  exposes: { ...listings.exposes, next: { js: ['next.99.js'], css: [], shared: ['react'] } },
};

async function publish(release: RemoteRelease): Promise<void> {
  const home = join(folder, 'releases', release.name, release.version);
  await mkdir(join(home, 'public'), { recursive: true });
  await storeRelease(folder, { ...release, fieldOfTomorrow: 1 } as RemoteRelease);
  for (const file of Object.keys(release.files)) await writeFile(join(home, 'public', file), `/* ${file} */`);
  await writeFile(join(home, 'public/not-listed.js'), 'no');
}

beforeEach(async () => {
  await writeFile(join(folder, previewKeyFile), key);
  for (const version of ['1.1.0', '1.1.1', '1.2.0'])
    await rm(join(folder, 'releases/remote-listings', version), { recursive: true, force: true });
  await publish(next);
  await goLive(first);
  // The gateway reads the pointer at most every 250 ms.
  while (!(await get('/builds/latest.json')).body.includes(`"${first.id}"`)) await new Promise(setImmediate);
});

const tokenOf = (releases: string[], expiresAt = Date.now() + hour) => signPreview({ releases, expiresAt }, key);
const cookieOf = (token: string) => ({ cookie: `a=b; verandah-preview=${token}; c=d` });
const mine = () => cookieOf(tokenOf(['remote-listings@1.1.0']));
const visitIn = (body: string) => JSON.parse(/id="visit"(?: nonce="[^"]+")?>(.*)<\/script>/.exec(body)?.[1] ?? '{}');

const nothingShared = { 'cache-control': 'no-store, private', 'x-robots-tag': 'noindex' };

describe('a preview link', () => {
  it('stores the token in a cookie until it expires, and redirects to a path of this site', async () => {
    const token = tokenOf(['remote-listings@1.1.0']);
    const { statusCode, headers } = await get(`/preview/${token}`);
    expect([statusCode, headers.location]).toEqual([303, '/']);
    expect(headers).toMatchObject({ ...nothingShared, 'referrer-policy': 'no-referrer' });
    expect(headers['set-cookie']).toMatch(
      new RegExp(`^verandah-preview=${token}; Max-Age=3(?:599|600); Path=/; HttpOnly; SameSite=Lax$`),
    );
    expect((await get(`/preview/${token}?to=/next?page=2`)).headers.location).toBe('/next?page=2');
    for (const to of ['//evil.example', 'https://evil.example', '/x/..//evil.example', '/auth/logout'])
      expect((await get(`/preview/${token}?to=${encodeURIComponent(to)}`)).headers.location).toBe('/');
  });

  it('has a secure cookie that belongs to this host on https', async () => {
    const secure = await createGateway(
      gatewayConfig({
        VERANDAH_RELEASES: folder,
        RELEASE_TRUSTED_KEYS_FILE: trustedKeys,
        PUBLIC_ORIGIN: 'https://verandah.example',
      }),
    );
    const token = tokenOf(['remote-listings@1.1.0']);
    const { headers } = await secure.inject(`/preview/${token}`);
    expect(headers['set-cookie']).toMatch(/^__Host-verandah-preview=.*; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
    const cookie = `__Host-verandah-preview=${token}`;
    expect((await secure.inject({ url: '/next', headers: { cookie } })).statusCode).toBe(200);
    expect((await secure.inject({ url: '/next', headers: mine() })).statusCode).toBe(404);
    await secure.close();
  });

  it.each([
    ['has expired', () => tokenOf(['remote-listings@1.1.0'], Date.now() - 1), 410, 'This preview has ended'],
    ['was changed', () => `${tokenOf(['remote-listings@1.1.0'])}A`, 404, 'This preview link isn’t valid'],
    ['is nonsense', () => 'leave', 404, 'This preview link isn’t valid'],
  ])('says so when it %s, and stores nothing', async (_why, token, status, title) => {
    const { statusCode, headers, body } = await get(`/preview/${token()}`);
    expect([statusCode, headers['set-cookie']]).toEqual([status, undefined]);
    expect(headers).toMatchObject(nothingShared);
    expect(body).toContain(`<h1>${title}</h1>`);
  });

  it('is never valid while the store has no key', async () => {
    await rm(join(folder, previewKeyFile));
    expect((await get(`/preview/${tokenOf(['remote-listings@1.1.0'])}`)).statusCode).toBe(404);
    expect((await get('/next', mine())).statusCode).toBe(404);
  });
});

describe('a browser with the cookie', () => {
  it('gets the pages of the live build with the release in it, marked and private', async () => {
    const { statusCode, headers, body } = await get('/next', mine());
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ ...nothingShared, 'referrer-policy': 'no-referrer' });
    expect(body).toMatch(/<aside aria-label="Preview"[^>]*>Preview of remote-listings 1\.1\.0</);
    expect(body).toContain('<form method="post" action="/preview/leave"');
    expect(body).toContain('src="/assets/remote-listings/next.99.js" integrity="sha384-');
    expect(visitIn(body)).toMatchObject({
      buildId: expect.stringMatching(/^preview-[0-9a-f]{10}-build-1$/),
      matched: { name: 'remote-listings', version: '1.1.0' },
      config: { preview: 'remote-listings@1.1.0', buildEventsPath: null },
    });
  });

  it('gets the build file with the hash that its page names, and the pointer to it', async () => {
    const { buildId, buildIntegrity } = visitIn((await get('/next', mine())).body);
    const table = await get(`/builds/meta/${buildId}.json`, mine());
    expect(integrityOf(table.rawPayload)).toBe(buildIntegrity);
    expect(table.headers).toMatchObject(nothingShared);
    expect(table.json()).toMatchObject({
      id: buildId,
      previous: 'build-1',
      remotes: { 'remote-listings': { version: '1.1.0', fieldOfTomorrow: 1 } },
    });
    const pointer = await get('/builds/latest.json', mine());
    expect([pointer.json(), pointer.headers['cache-control']]).toEqual([{ id: buildId }, 'no-store, private']);
  });

  it('gets the files of the release, which must not be cached, and none that the release does not list', async () => {
    const { statusCode, headers, body } = await get('/assets/remote-listings/next.99.js', mine());
    expect([statusCode, body]).toEqual([200, '/* next.99.js */']);
    expect(headers).toMatchObject({ ...nothingShared, 'content-type': 'application/javascript; charset=utf-8' });
    for (const path of ['remote-listings/not-listed.js', 'shell/next.99.js', 'remote-listings/release.json'])
      expect((await get(`/assets/${path}`, mine())).statusCode).toBe(404);
    expect((await get('/assets/shell/shell.11.js', mine())).headers['cache-control']).toContain('immutable');
  });

  it('moves on with the live build, and still gets the build file of its open page', async () => {
    const { buildId } = visitIn((await get('/next', mine())).body);
    await goLive({ ...first, id: 'build-2', previous: 'build-1', urgent: true });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect((await get('/builds/latest.json', mine())).json().id).toMatch(/^preview-[0-9a-f]{10}-build-2$/);
    expect((await get(`/builds/meta/${buildId}.json`, mine())).json().id).toBe(buildId);
    expect((await get('/builds/latest.json')).json().id).toBe('build-2');
  });

  it('sees why when the release does not fit the live build, or is not published, and can leave', async () => {
    await publish({ ...next, version: '1.2.0', needs: { react: '^20.0.0' } });
    const unfit = await get('/search', cookieOf(tokenOf(['remote-listings@1.2.0'])));
    expect([unfit.statusCode, unfit.body]).toEqual([
      409,
      expect.stringContaining('<li>remote-listings@1.2.0 needs react ^20.0.0, shell@1.0.0 provides 19.3.1</li>'),
    ]);
    expect(unfit.headers).toMatchObject(nothingShared);
    expect(unfit.body).toContain('action="/preview/leave"');
    await writeFile(join(folder, 'releases/remote-listings/1.2.0/release.json'), '{}');
    const changed = await get('/search', cookieOf(tokenOf(['remote-listings@1.2.0', 'remote-listings@1.1.0'])));
    expect([changed.statusCode, changed.body]).toEqual([
      409,
      expect.stringContaining('<li>remote-listings@1.2.0 is not trusted: it is not the file that was signed</li>'),
    ]);
    const unknown = await get('/search', cookieOf(tokenOf(['remote-listings@1.3.0'])));
    expect([unknown.statusCode, unknown.body]).toEqual([
      409,
      expect.stringContaining('<li>remote-listings@1.3.0 is not published here</li>'),
    ]);
  });

  it('leaves with a POST of this site only', async () => {
    const leave = (headers: Record<string, string>) =>
      gateway.inject({
        method: 'POST',
        url: '/preview/leave',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers, ...mine() },
      });
    for (const site of ['cross-site', 'same-site', 'none'])
      expect((await leave({ 'sec-fetch-site': site })).statusCode).toBe(403);
    expect((await leave({ origin: 'https://evil.example' })).statusCode).toBe(403);
    const { statusCode, headers } = await leave({ 'sec-fetch-site': 'same-origin' });
    expect([statusCode, headers.location, headers['set-cookie']]).toEqual([
      303,
      '/',
      'verandah-preview=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    ]);
  });
});

describe('another browser', () => {
  it.each([
    ['without a cookie', () => ({})],
    ['with a changed token', () => cookieOf(`${tokenOf(['remote-listings@1.1.0'])}A`)],
    ['with an expired token', () => cookieOf(tokenOf(['remote-listings@1.1.0'], Date.now() - 1))],
    ['with the cookie of another preview', () => cookieOf(tokenOf(['remote-listings@1.0.0', 'shell@9.9.9']))],
  ])('sees nothing of it %s, also right after someone who does', async (_who, headers) => {
    const before = await get('/search');
    const { buildId } = visitIn((await get('/next', mine())).body);
    await get('/search', mine());
    await get(`/builds/meta/${buildId}.json`, mine());
    await get('/assets/remote-listings/next.99.js', mine());
    expect((await get(`/builds/meta/${buildId}.json`, headers())).statusCode).toBe(404);
    const asset = await get('/assets/remote-listings/next.99.js', headers());
    expect([asset.statusCode, asset.headers['cache-control']]).toEqual([404, 'no-store']);
    expect((await get('/builds/latest.json', headers())).json().id).toBe('build-1');
    const isRefused = _who.includes('another preview');
    expect((await get('/next', headers())).statusCode).toBe(isRefused ? 409 : 404);
    const page = await get('/search', headers());
    expect(page.body).not.toMatch(/1\.1\.0|aria-label="Preview"/);
    if (!isRefused)
      expect([visitIn(page.body), page.headers['cache-control']]).toEqual([visitIn(before.body), 'no-cache']);
  });

  it('with a preview of their own gets the build file of that one only', async () => {
    await publish({ ...next, version: '1.1.1' });
    const { buildId } = visitIn((await get('/next', mine())).body);
    const other = cookieOf(tokenOf(['remote-listings@1.1.1']));
    expect((await get(`/builds/meta/${buildId}.json`, other)).statusCode).toBe(404);
    const { buildId: ownId } = visitIn((await get('/next', other)).body);
    expect((await get(`/builds/meta/${ownId}.json`, other)).json().id).toBe(ownId);
  });

  it('gets no file of the store through the paths of builds and assets', async () => {
    for (const url of [`/${previewKeyFile}`, `/assets/../${previewKeyFile}`, `/builds/${previewKeyFile}`])
      expect((await get(url, mine())).body).not.toContain(key);
    expect(seen.filter(({ url }) => url.includes('preview'))).toEqual([]);
  });
});

it('names no token in the log and on the page when a build cannot be read', async () => {
  log.messages.length = 0;
  await goLive({ ...first, id: 'build-7' });
  await new Promise((resolve) => setTimeout(resolve, 300));
  await get('/search');
  await rm(join(folder, 'builds/meta/build-7.json'));
  // The gateway forgets verified builds when the trusted keys change.
  await utimes(trustedKeys, 0, 0);
  const token = tokenOf(['remote-listings@1.1.0']);
  const { statusCode, body } = await get('/search', cookieOf(token));
  expect([statusCode, body]).toEqual([409, expect.stringContaining('A file of this preview cannot be read.')]);
  expect(log.messages).toContainEqual(expect.stringContaining('remote-listings@1.1.0 cannot be read: Error: ENOENT'));
  expect(body + log.messages.join()).not.toContain(token.split('.')[1]);
});
