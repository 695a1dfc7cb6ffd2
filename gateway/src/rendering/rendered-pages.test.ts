import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { storeBuild, writeTrustedKeys } from 'federation/testing/store';
import { lastWriteCookie } from 'shared-contract/user/session';
import { gatewayConfig } from '../config.ts';
import { createGateway } from '../gateway.ts';
import { recordedLog } from '../testing/recorded-log.ts';
import { storeServerModules } from '../testing/server-modules.ts';

const pages = {
  good: `exports.render = (url) => require('words').greeting + ' ' + url;`,
  absent: '',
  throwing: `throw new Error('broken at import');`,
  other: `exports.render = () => 'other';`,
  placed: `const place = require('node:url').pathToFileURL(__filename); exports.render = () => place.pathname.split('/').at(-1);`,
  hanging: `exports.render = () => { for (;;); };`,
  leaving: `exports.render = () => process.exit(3);`,
  slow: `exports.render = (url) => { const until = Date.now() + 20; while (Date.now() < until); return url; };`,
  curious: `exports.render = () => require('fs').readFileSync('/etc/hostname', 'utf8');`,
};

let folder: string;
let gateway: FastifyInstance;
let log: ReturnType<typeof recordedLog>;

beforeEach(async () => {
  log = recordedLog();
  folder = await mkdtemp(join(tmpdir(), 'rendered-pages-'));
  const live = await storeServerModules(folder, pages);
  await storeBuild(folder, live);
  await writeFile(join(folder, 'builds/latest.json'), JSON.stringify({ id: 'b', createdAt: live.createdAt }));
  const environment = {
    VERANDAH_RELEASES: folder,
    RELEASE_TRUSTED_KEYS_FILE: await writeTrustedKeys(folder),
    BACKEND_URL: 'http://127.0.0.1:9',
    PUBLIC_ORIGIN: 'https://verandah.example',
  };
  gateway = await createGateway({ ...gatewayConfig(environment), logTo: log.logTo });
});

afterEach(async () => {
  await gateway.close();
  await rm(folder, { recursive: true });
});

/** The first request starts the worker thread; pages are empty until it is ready. */
async function renderedBody(url: string): Promise<string> {
  for (;;) {
    const { body } = await gateway.inject({ url });
    if (!body.includes('<div id="root"></div>')) return body;
  }
}

describe('a public page', () => {
  it('contains the rendered page with title, head, nonce and hydration state', async () => {
    const body = await renderedBody('/good?x=1');
    const nonce = /<style nonce="([^"]+)">/.exec(body)?.[1];
    expect(body).toContain('<title>Rendered &lt;b&gt; · Verandah</title>');
    expect(body).toMatch(/<head>.*<link rel="preload" as="image" href="\/p\.avif">.*<\/head>/s);
    expect(body).toContain(
      `<div id="root">Hello https://verandah.example/good?x=1<style nonce="${nonce}"></style>false</div>`,
    );
    expect(body).toContain(`id="hydration-state" nonce="${nonce}">{"text":"\\u003c/script>"}</script>`);
    const { headers } = await gateway.inject({ url: '/good?x=1' });
    expect(headers['content-security-policy']).not.toContain(nonce);
  });

  it('loads the stylesheets of its remote without blocking scripts', async () => {
    const body = await renderedBody('/good');
    const parsers = body.replaceAll(/<noscript>.*?<\/noscript>/g, '');
    expect(parsers).not.toMatch(/<link rel="stylesheet" href="\/assets\/remote-a/);
    expect(parsers).toContain('["/assets/remote-a/good.css","sha384-');
  });

  it('preloads the stylesheets of its remote for the preload scanner', async () => {
    const head = (await renderedBody('/good')).split('</head>')[0];
    expect(head).toContain('<link rel="preload" as="style" href="/assets/remote-a/good.css" integrity="sha384-');
  });

  it('has pictures and stylesheets before the content, and scripts after it', async () => {
    const body = await renderedBody('/good');
    const order = ['as="image"', '/assets/remote-a/good.css', '<div id="root">', '<script defer', 'id="visit"'];
    const places = order.map((text) => body.indexOf(text));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('that contains style elements differs only in the nonce of each response', async () => {
    await renderedBody('/good');
    const visits = await Promise.all(Array.from({ length: 4 }, () => gateway.inject('/good')));
    const nonces = visits.map(({ headers }) => /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1]);
    expect(new Set(nonces).size).toBe(4);
    const bodies = visits.map(({ body }, index) => body.replaceAll(nonces[index] ?? '', ''));
    expect(new Set(bodies).size).toBe(1);
  });

  it('passes its path to a module that reads __filename', async () => {
    expect(await renderedBody('/placed')).toContain('<div id="root">placed.cjs<');
  });

  it.each(['absent', 'throwing', 'curious'])('renders in the browser when its module is %s', async (page) => {
    await renderedBody('/good');
    const { statusCode, body } = await gateway.inject({ url: `/${page}` });
    expect(statusCode).toBe(200);
    expect(body).toContain('<div id="root"></div>');
    expect(body).not.toContain('id="hydration-state"');
  });

  it('renders in the browser when its module hangs, and the gateway keeps responding', async () => {
    await renderedBody('/good');
    const { statusCode, body } = await gateway.inject({ url: '/hanging' });
    expect(statusCode).toBe(200);
    expect(body).toContain('<div id="root"></div>');
  });

  it('renders in the browser while too many requests wait', async () => {
    await renderedBody('/good');
    const visits = await Promise.all(Array.from({ length: 200 }, (_, index) => gateway.inject(`/slow?${index}`)));
    expect(visits.every(({ statusCode }) => statusCode === 200)).toBe(true);
    const rendered = visits.filter(({ body }) => !body.includes('<div id="root"></div>')).length;
    expect(rendered).toBeLessThan(20);
    expect(await renderedBody('/slow?after')).toContain('/slow?after');
  });

  it('renders in a browser that has just written, because the shared document may be older', async () => {
    await renderedBody('/good');
    const { statusCode, body } = await gateway.inject({
      url: '/good',
      headers: { cookie: `${lastWriteCookie}=0/16B3748` },
    });
    expect(statusCode).toBe(200);
    expect(body).toContain('<div id="root"></div>');
  });

  it('renders in the browser when the module differs from the release', async () => {
    // Not the first page: a new worker renders that one to warm up, and may have loaded it already.
    await writeFile(join(folder, 'releases/remote-a/1.0.0/server/other.cjs'), `exports.render = () => 'tampered';`);
    await renderedBody('/good');
    const { body } = await gateway.inject({ url: '/other' });
    expect(body).toContain('<div id="root"></div>');
    expect(log.messages).toContainEqual(expect.stringContaining('is not the file that was released'));
  });
});
