import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { type Build, isolateIncompatible } from 'federation';
import { aBuild, aFile, aPage, aRemoteRelease, aShellRelease } from 'federation/testing';
import { gatewayConfig } from './config.ts';
import { createGateway } from './gateway.ts';
import { html, visitOf } from './html.ts';
import { LiveBuilds } from './live-build.ts';
import { routeFor, routesOf } from './routes.ts';

const file = aFile;

const shell = aShellRelease({
  files: { 'shell.11.js': file, 'shell.11.css': file, 'inputs.22.js': file, 'data.33.js': file },
  entry: { js: ['shell.11.js'], css: ['shell.11.css'] },
  provides: {
    react: { version: '19.3.1', js: [], css: [] },
    'shared-ui/mantine/inputs': { version: '1.0.0', js: ['inputs.22.js'], css: [] },
    'shared-ui/mantine/data': { version: '1.0.0', js: ['data.33.js'], css: [] },
  },
  names: {},
});

const listings = aRemoteRelease({
  name: 'remote-listings',
  files: { 'remoteEntry.44.js': file, 'search.55.js': file, 'search.55.css': file, 'listing.66.js': file },
  pages: [
    aPage({
      path: '/search/:listingType?',
      page: 'search',
      access: 'public',
      title: 'Search',
      nav: { in: 'main', label: 'Search', order: 1 },
    }),
    aPage({
      path: '/listings/:listingId',
      page: 'listing',
      layout: 'clean',
      access: 'public',
      title: 'Listing',
      resource: '/api/listings/:listingId',
    }),
    aPage({
      path: '/properties/:propertyId/listings',
      page: 'listing',
      layout: 'property-dashboard',
      guards: ['property'],
      title: '</title><script>',
    }),
    aPage({
      path: '/offers/:token',
      page: 'offer',
      layout: 'clean',
      access: 'public',
      title: 'Offer',
      secretUrl: true,
    }),
  ],
  container: { global: 'remote_listings', entry: 'remoteEntry.44.js' },
  exposes: {
    search: { js: ['search.55.js'], css: ['search.55.css'], shared: ['react', 'shared-ui/mantine/inputs'] },
    listing: { js: ['listing.66.js'], css: [], shared: ['react'] },
  },
  needs: { react: '^19.0.0' },
  names: {},
});

const first = aBuild({ shell, remotes: { 'remote-listings': listings } });

let folder: string;
let backend: FastifyInstance;
let gateway: FastifyInstance;
const seen: { url: string; headers: Record<string, unknown>; body: string }[] = [];

async function goLive(next: Build): Promise<void> {
  await writeFile(join(folder, `builds/meta/${next.id}.json`), JSON.stringify(next));
  await writeFile(join(folder, 'builds/next'), JSON.stringify({ id: next.id, createdAt: next.createdAt }));
  await rename(join(folder, 'builds/next'), join(folder, 'builds/latest.json'));
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gateway-'));
  await mkdir(join(folder, 'builds/meta'), { recursive: true });
  await mkdir(join(folder, 'assets/shell'), { recursive: true });
  await writeFile(join(folder, 'assets/shell/shell.11.js'), 'let a=1');
  await writeFile(join(folder, 'assets/shell/shell.11.js.br'), brotliCompressSync('let a=1'));
  await writeFile(join(folder, 'assets/secret.txt'), 'no');
  await goLive(first);
  backend = Fastify();
  backend.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  backend.all('/*', async (request, reply) => {
    seen.push({ url: request.url, headers: request.headers, body: String(request.body ?? '') });
    return reply
      .code(request.url.includes('missing') ? 404 : 200)
      .header('set-cookie', '__Host-verandah=1')
      .send({ from: 'backend' });
  });
  await backend.listen({ port: 0 });
  const { port } = backend.server.address() as { port: number };
  gateway = await createGateway(gatewayConfig({ VERANDAH_RELEASES: folder, BACKEND_URL: `http://127.0.0.1:${port}` }));
});

afterAll(async () => {
  await gateway.close();
  await backend.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => gateway.inject({ url, headers });

describe('a page', () => {
  it('preloads the shell, the matched page and its groups with integrity, and no file of other pages', async () => {
    const { statusCode, body, headers } = await get('/search/lease?page=2');
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('no-cache');
    const named = [
      ...body.matchAll(/(?:src|href)="(\/assets\/[^"]+)" integrity="sha384-A{64}" crossorigin="anonymous"/g),
    ].map((m) => m[1]);
    expect(named).toEqual([
      '/assets/shell/shell.11.css',
      '/assets/remote-listings/search.55.css',
      '/assets/shell/shell.11.js',
      '/assets/shell/inputs.22.js',
      '/assets/remote-listings/remoteEntry.44.js',
      '/assets/remote-listings/search.55.js',
    ]);
    const [, json] = /id="visit" nonce="[^"]+">(.*)<\/script>/.exec(body) ?? [];
    expect(JSON.parse(json ?? '')).toMatchObject({
      buildId: 'build-1',
      matched: { name: 'remote-listings', pages: [{ page: 'search' }], needs: {} },
      nav: [{ label: 'Search', path: '/search', order: 1 }],
    });
  });

  it('of an incompatible remote says so, without its files and navigation', async () => {
    const demanding = { ...listings, needs: { react: '^20.0.0' } };
    const unfit = isolateIncompatible({ ...first, remotes: { 'remote-listings': demanding } });
    const routes = routesOf(unfit);
    const { page = null } = routeFor(routes, '/search') ?? {};
    const visit = visitOf(unfit, routes, page, gatewayConfig({}).public);
    expect(visit.matched?.unsupported).toContain('needs react ^20.0.0');
    expect(visit.nav).toEqual([]);
    const document = html({ build: unfit, page, isMissing: false, rendered: null, visit, nonce: 'n' });
    expect(document).not.toContain('/assets/remote-listings/');
  });

  it('has its own nonce in a strict policy', async () => {
    const [one, other] = [await get('/search'), await get('/search')];
    const nonceOf = (answer: typeof one) =>
      /'nonce-([^']+)'/.exec(String(answer.headers['content-security-policy']))?.[1];
    expect(nonceOf(one)).not.toBe(nonceOf(other));
    expect(one.body).toContain(`nonce="${nonceOf(one)}"`);
    const policy = String(one.headers['content-security-policy']);
    expect(policy).toContain("'strict-dynamic'");
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
    expect(policy).toContain('webpack#remote-listings');
  });

  it('is no-store when it is private, and escapes text of the page table', async () => {
    const { headers, body } = await get('/properties/1/listings');
    expect(headers['cache-control']).toBe('no-store');
    expect(body).not.toContain('</title><script>');
  });

  it('with a secret URL sends no referrer and is neither indexed nor cached', async () => {
    const { headers } = await get('/offers/a-token');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['x-robots-tag']).toBe('noindex');
    expect((await get('/search')).headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  });

  it('is a 404 for a URL that no page matches and for a missing object', async () => {
    expect((await get('/nobody/owns/this')).statusCode).toBe(404);
    const missing = await get('/listings/missing');
    expect(missing.statusCode).toBe(404);
    expect(missing.body).toContain('<title>Page Not Found');
    expect((await get('/listings/there')).statusCode).toBe(200);
  });

  it.each(['/properties/%zz', '//evil.example/search', '/search/%00%ff'])('is Page Not Found for %s', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.body).toContain('<title>Page Not Found');
  });

  it('redirects doubled slashes, which a browser would take for a host', async () => {
    const answer = await get('//search//lease?page=2');
    expect([answer.statusCode, answer.headers.location]).toEqual([308, '/search//lease?page=2']);
  });

  it('serves a new build within a second, without a restart', async () => {
    await goLive({ ...first, id: 'build-2', previous: 'build-1' });
    const deadline = performance.now() + 1_000;
    let live = '';
    while (live !== 'build-2' && performance.now() < deadline) {
      live = /"buildId":"([^"]+)"/.exec((await get('/search')).body)?.[1] ?? '';
    }
    expect(live).toBe('build-2');
  });

  it('serves the last good build when the pointer is broken', async () => {
    let now = 0;
    const builds = new LiveBuilds(folder, () => now);
    const before = await builds.current();
    await writeFile(join(folder, 'builds/latest.json'), '<html>');
    now += 1_000;
    expect((await builds.current()).build.id).toBe(before.build.id);
    await goLive(first);
  });
});

describe('a document', () => {
  it.each([
    ['gzip, br', 'br', brotliDecompressSync],
    ['gzip, br;q=0', 'gzip', gunzipSync],
    ['identity', undefined, (whole: Buffer) => whole],
  ] as const)('for who takes %s carries the nonce of its policy', async (accepted, encoding, open) => {
    const { headers, rawPayload } = await get('/search', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];
    const written = [
      ...open(rawPayload)
        .toString()
        .matchAll(/ nonce="([^"]+)"/g),
    ].map((match) => match[1]);
    expect(new Set(written)).toEqual(new Set([nonce]));
  });
});

it('derives robots.txt from the page tables of the live build', async () => {
  const { body } = await gateway.inject('/robots.txt');
  expect(body).toContain('\nDisallow: /settings\n');
  expect(body).not.toContain('Disallow: /search');
});

describe('an asset', () => {
  it('is compressed and immutable', async () => {
    const { headers, rawPayload } = await get('/assets/shell/shell.11.js', { 'accept-encoding': 'gzip, br' });
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
    expect(rawPayload).toEqual(brotliCompressSync('let a=1'));
    for (const accepted of ['', 'br;q=0'])
      expect((await get('/assets/shell/shell.11.js', { 'accept-encoding': accepted })).body).toBe('let a=1');
  });

  it('serves the manifest of the live version, and 404 when a release has none', async () => {
    const version = join(folder, 'releases/remote-listings/1.0.0');
    await mkdir(version, { recursive: true });
    await writeFile(join(version, 'mf-manifest.json'), '{"id":"remote_listings"}');
    const { statusCode, headers, json } = await get('/assets/remote-listings/mf-manifest.json');
    expect([statusCode, headers['cache-control'], json()]).toEqual([200, 'no-cache', { id: 'remote_listings' }]);
    expect((await get('/assets/shell/mf-manifest.json')).statusCode).toBe(404);
    expect((await get('/assets/remote-x/mf-manifest.json')).statusCode).toBe(404);
  });

  it('compresses the page tables of a build', async () => {
    const { rawPayload, headers } = await get('/builds/meta/build-1.json', { 'accept-encoding': 'gzip, br' });
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(JSON.parse(brotliDecompressSync(rawPayload).toString())).toEqual(first);
    expect((await get('/builds/meta/build-1.json')).json().id).toBe('build-1');
  });

  it('has its own hash in every page when it contains the other hashes', async () => {
    const [, id, hash] =
      /"buildId":"([^"]+)","buildIntegrity":"sha384-([^"]+)"/.exec((await get('/search')).body) ?? [];
    const { rawPayload } = await get(`/builds/meta/${id}.json`);
    expect(hash).toBe(createHash('sha384').update(rawPayload).digest('base64'));
  });

  it.each(['/assets/shell/gone.js', '/assets/secret.txt', '/assets/shell/..%2f..%2fbuilds/latest.json', '/assets/'])(
    'that is not there is a 404 in plain text: %s',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['content-type']).toMatch(/^text\/plain/);
    },
  );
});

describe('a URL that only supports GET', () => {
  it.each(['/search', '/assets/shell/gone.js', '/nobodys'])('says so to who asks otherwise: %s', async (url) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await gateway.inject({ method: 'POST', url, headers, payload: '{not json' });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers).toMatchObject({
      allow: 'GET, HEAD',
      'cache-control': 'no-store',
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
  });
});

describe('/api and /auth', () => {
  it('reach the backend with body and headers; clients cannot forge X-Forwarded-*', async () => {
    const answer = await gateway.inject({
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
    expect(answer.headers['set-cookie']).toBe('__Host-verandah=1');
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
    const alone = await createGateway(gatewayConfig({ VERANDAH_RELEASES: folder, BACKEND_URL: 'http://127.0.0.1:9' }));
    const answer = await alone.inject('/api/listings/search');
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect((await alone.inject('/search')).statusCode).toBe(200);
    expect((await alone.inject('/health/ready')).statusCode).toBe(503);
    await alone.close();
  });
});

describe('configuration', () => {
  it('names the expected value, the given value and what to do', () => {
    expect(() => gatewayConfig({ VERANDAH_PORT: 'abc' })).toThrow(/VERANDAH_PORT: expected .*got "abc"/);
    expect(() => gatewayConfig({ TAG_MANAGER_ID: 'GTM-abc' })).toThrow(/GTM- followed by capital letters and digits/);
    expect(() => gatewayConfig({ APP_LOG_SERVICE_URL: 'log.example' })).toThrow(/an http\(s\) address, or none/);
  });

  it('sends log entries to our own backend, to another service, or nowhere', () => {
    const urlFor = (text?: string) => gatewayConfig({ APP_LOG_SERVICE_URL: text }).public.appLogServiceUrl;
    expect(urlFor()).toBe('/api/log-entries');
    expect(urlFor('https://log.example/in')).toBe('https://log.example/in');
    expect(urlFor('none')).toBeNull();
  });

  it('allows connections to another log service only', async () => {
    const connectFor = async (text: string) => {
      const env = { VERANDAH_RELEASES: folder, BACKEND_URL: 'http://127.0.0.1:9', APP_LOG_SERVICE_URL: text };
      const other = await createGateway(gatewayConfig(env));
      const policy = String((await other.inject('/search')).headers['content-security-policy']);
      await other.close();
      return /connect-src ([^;]+)/.exec(policy)?.[1];
    };
    expect(await connectFor('https://log.example/in')).toBe("'self' https://log.example");
    expect(await connectFor('none')).toBe("'self'");
  });
});
