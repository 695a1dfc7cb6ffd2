import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from '@jest/globals';
import { isolateIncompatible } from 'federation';
import { integrityOf } from 'federation/integrity';
import { lastWriteCookie } from 'shared-contract/user/session';
import { compression } from './compress.ts';
import { gatewayConfig } from './config.ts';
import { html, visitOf } from './html.ts';
import { routeFor, routesOf } from './routes.ts';
import { gatewaySite } from './testing/gateway-site.ts';
import { first, listings } from './testing/releases.ts';

const { get, goLive, close } = await gatewaySite();
afterAll(close);

const encodings = [
  ['gzip, br', 'br', brotliDecompressSync],
  ['gzip, br;q=0', 'gzip', gunzipSync],
  ['identity', undefined, (whole: Buffer) => whole],
] as const;

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
    const [, json] = /id="visit"(?: nonce="[^"]+")?>(.*)<\/script>/.exec(body) ?? [];
    expect(JSON.parse(json ?? '')).toMatchObject({
      buildId: 'build-1',
      matched: { name: 'remote-listings', pages: [{ page: 'search' }], needs: {} },
      nav: [{ label: 'Search', path: '/search', order: 1 }],
    });
  });

  it('preloads the context checks if it has a guard', async () => {
    const script = 'src="/assets/shell/context-checks.88.js" integrity="sha384-';
    expect((await get('/properties/1/listings')).body).toContain(script);
    expect((await get('/search')).body).not.toContain(script);
  });

  it('preloads the font of the shell, in the mode in which stylesheets request it', async () => {
    const { body } = await get('/search');
    const [head = ''] = body.split('</head>');
    expect(head).toContain(
      '<link rel="preload" as="font" type="font/woff2" href="/assets/shell/figtree.77.woff2" crossorigin="anonymous">',
    );
  });

  it('of an incompatible remote shows a failure notice, without the remote’s files and navigation', async () => {
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

  it('has the modes of the main navigation that the remotes name', () => {
    const named = listings.pages.map((page) =>
      page.nav ? { ...page, nav: { ...page.nav, mode: 'find' as const } } : page,
    );
    const modesOf = (pages: typeof listings.pages) =>
      routesOf({ ...first, remotes: { 'remote-listings': { ...listings, pages } } }).nav.map(({ mode }) => mode);
    expect(modesOf(named)).toEqual(['find']);
    expect(modesOf(listings.pages)).toEqual([undefined]);
  });

  it('has its own nonce in a strict policy when it is private', async () => {
    const [one, other] = [await get('/properties/1/listings'), await get('/properties/1/listings')];
    const nonceOf = (response: typeof one) =>
      /'nonce-([^']+)'/.exec(String(response.headers['content-security-policy']))?.[1];
    expect(nonceOf(one)).not.toBe(nonceOf(other));
    expect(one.body).toContain(`nonce="${nonceOf(one)}"`);
    const policy = String(one.headers['content-security-policy']);
    expect(policy).toContain("'strict-dynamic'");
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
    expect(policy).toContain('webpack#remote-listings');
    expect(one.headers).not.toHaveProperty('etag');
  });

  it('is no-store when it is private, and escapes text of the page table', async () => {
    const { headers, body } = await get('/properties/1/listings');
    expect(headers['cache-control']).toBe('no-store');
    expect(body).not.toContain('</title><script>');
  });

  it('with a secret URL has no tag manager, which would send the URL to its servers', () => {
    const routes = routesOf(first);
    const config = gatewayConfig({ TAG_MANAGER_ID: 'GTM-ABC' }).public;
    const tagManagerOf = (path: string) =>
      visitOf(first, routes, routeFor(routes, path)?.page ?? null, config).config.tagManagerId;
    expect(tagManagerOf('/offers/abc')).toBeNull();
    expect(tagManagerOf('/search')).toBe('GTM-ABC');
  });

  it('with a secret URL sends no referrer and is neither indexed nor cached', async () => {
    const { headers } = await get('/offers/a-token');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['x-robots-tag']).toBe('noindex');
    expect((await get('/search')).headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  });

  it('may show frames of the payment provider only when it has card fields', async () => {
    const { headers } = await get('/orders/1/checkout/payment');
    expect(String(headers['content-security-policy']).split('; ')).toContain('frame-src http://localhost:4303');
    expect(headers['permissions-policy']).toContain('payment=(self "http://localhost:4303")');
    for (const path of ['/search', '/listings/there', '/properties/1/listings', '/nowhere']) {
      const other = await get(path);
      expect(other.headers['content-security-policy']).not.toContain('frame-src');
      expect(other.headers['permissions-policy']).toContain('payment=()');
    }
  });

  it('lets only the page itself ask for the location, not frames', async () => {
    for (const path of ['/search', '/orders/1/checkout/payment']) {
      expect((await get(path)).headers['permissions-policy']).toContain('geolocation=(self),');
    }
  });

  it('is a 404 for a URL that no page matches and for a missing object', async () => {
    expect((await get('/nobody/owns/this')).statusCode).toBe(404);
    const missing = await get('/listings/missing');
    expect(missing.statusCode).toBe(404);
    expect(missing.body).toContain('<title>Page Not Found');
    expect((await get('/listings/there')).statusCode).toBe(200);
  });

  it.each(['/properties/%zz', '//evil.example/search', '/search/%00%ff'])('is Page Not Found for %s', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-security-policy']).toContain("default-src 'none'");
    expect(response.headers['x-content-type-options']).toBe('nosniff');
    expect(response.body).toContain('<title>Page Not Found');
  });

  it('redirects doubled slashes, which a browser would take for a host', async () => {
    const response = await get('//search//lease?page=2');
    expect([response.statusCode, response.headers.location]).toEqual([308, '/search//lease?page=2']);
  });
});

describe('a private document', () => {
  it.each(encodings)('for who takes %s carries the nonce of its policy', async (accepted, encoding, open) => {
    const { headers, rawPayload } = await get('/properties/1/listings', { 'accept-encoding': accepted });
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

describe('a public document', () => {
  const hashesOf = (policy: unknown) => [...String(policy).matchAll(/'(sha384-[^']+)'/g)].map(([, hash]) => hash);

  it.each(encodings)('is the same for everyone who takes %s', async (accepted, encoding, open) => {
    const [one, other] = [
      await get('/search', { 'accept-encoding': accepted, cookie: '__Host-verandah-session=a' }),
      await get('/search', { 'accept-encoding': accepted }),
    ];
    expect(one.headers['content-encoding']).toBe(encoding);
    expect(one.rawPayload.equals(other.rawPayload)).toBe(true);
    const { 'x-request-id': _id, date: _date, ...headers } = one.headers;
    expect(other.headers).toMatchObject(headers);
    expect(open(one.rawPayload).toString()).not.toContain('nonce');
    expect(one.headers.vary).toBe('accept-encoding');
    expect(one.headers).not.toHaveProperty('set-cookie');
  });

  it('allows exactly its own scripts, by hash, and no style elements', async () => {
    const { headers, body } = await get('/search');
    const inline = [...body.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) =>
      integrityOf(Buffer.from(text)),
    );
    const files = [...body.matchAll(/<script [^>]*integrity="([^"]+)"/g)].map(([, hash]) => hash);
    expect(inline).toHaveLength(2);
    expect(hashesOf(headers['content-security-policy']).sort()).toEqual([...inline, ...files].sort());
    expect(headers['content-security-policy']).toContain("; style-src 'self'; ");
    expect(headers['content-security-policy']).not.toContain('nonce');
  });

  it('is a 304 for who has it, in the encoding that they have', async () => {
    const { etag = '' } = (await get('/search', { 'accept-encoding': 'br' })).headers;
    const again = (headers: Record<string, string>) => get('/search', headers);
    const known = await again({ 'accept-encoding': 'br', 'if-none-match': `"other", W/${etag}` });
    expect([known.statusCode, known.body, known.headers.etag]).toEqual([304, '', etag]);
    expect(known.headers['cache-control']).toBe('no-cache');
    expect((await again({ 'accept-encoding': 'gzip', 'if-none-match': String(etag) })).statusCode).toBe(200);
    expect((await again({ 'accept-encoding': 'br', 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it('is not for caches when the browser has just written', async () => {
    const { headers } = await get('/search', { cookie: `${lastWriteCookie}=1` });
    expect(headers['cache-control']).toBe('private, no-cache');
  });

  it('that is missing is a 404 also for who has it', async () => {
    const { headers } = await get('/listings/missing');
    const again = await get('/listings/missing', { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(404);
  });

  it('has the size of our compression options, not of the defaults of the library', async () => {
    const { rawPayload } = await get('/search', { 'accept-encoding': 'br' });
    const document = brotliDecompressSync(rawPayload);
    expect(rawPayload.length).toBe(brotliCompressSync(document, compression.brotliOptions).length);
  });
});

it('is a document with a nonce when its page inserts style elements, or for a shell that expects a nonce', async () => {
  const inserting = listings.pages.map((page) => ({ ...page, insertsStyles: true }));
  const older = { ...first.shell, sharedDocuments: false };
  for (const [id, changes] of Object.entries({
    'build-2': { remotes: { ...first.remotes, 'remote-listings': { ...listings, pages: inserting } } },
    'build-3': { shell: older },
  })) {
    await goLive({ ...first, ...changes, id });
    for (;;) if ((await get('/health/ready')).json().build === id) break;
    const { headers, body } = await get('/search');
    expect(headers['content-security-policy']).toContain("'nonce-");
    expect(body).toContain(' nonce="');
    expect(headers).not.toHaveProperty('etag');
  }
});
