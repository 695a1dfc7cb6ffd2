import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import type { Build } from 'federation';
import { integrityOf } from 'federation/integrity';
import { aBuild, aPage, aRemoteRelease, aShellRelease } from 'federation/testing';
import { gatewayConfig } from '../config.ts';
import { createGateway } from '../gateway.ts';
import { visitOf } from '../html.ts';
import { routeFor, routesOf } from '../routes.ts';
import { PageDrawer } from './page-drawer.ts';

const shellModule = `
  exports.provided = { words: { greeting: 'Hello' } };
  exports.drawSite = async ({ page, url, noncePlaceholder, visit }) =>
    page.draw && { title: 'Drawn <b>', head: '<link rel="preload" as="image" href="/p.avif">',
      html: page.draw(url) + '<style nonce="' + noncePlaceholder + '"></style>' + ('server' in visit.matched),
      served: { text: '</script>' } };`;
const pages = {
  good: `exports.draw = (url) => require('words').greeting + ' ' + url;`,
  absent: '',
  throwing: `throw new Error('broken at import');`,
  other: `exports.draw = () => 'other';`,
  placed: `const place = require('node:url').pathToFileURL(__filename); exports.draw = () => place.pathname.split('/').at(-1);`,
  hanging: `exports.draw = () => { for (;;); };`,
  leaving: `exports.draw = () => process.exit(3);`,
  slow: `exports.draw = (url) => { const until = Date.now() + 20; while (Date.now() < until); return url; };`,
  curious: `exports.draw = () => require('fs').readFileSync('/etc/hostname', 'utf8');`,
};

let folder: string;
let gateway: FastifyInstance;
let said: jest.SpiedFunction<typeof console.error>;

beforeEach(async () => {
  said = jest.spyOn(console, 'error').mockImplementation(() => {});
  folder = await mkdtemp(join(tmpdir(), 'drawn-pages-'));
  await mkdir(join(folder, 'builds/meta'), { recursive: true });
  const live = theBuild();
  for (const [name, code] of [['shell', shellModule], ...Object.entries(pages)] as const) {
    const owner = name === 'shell' ? 'shell' : 'remote-a';
    await mkdir(join(folder, `releases/${owner}/1.0.0/server`), { recursive: true });
    await writeFile(join(folder, `releases/${owner}/1.0.0/server/${name}.cjs`), code);
  }
  await writeFile(join(folder, 'builds/meta/b.json'), JSON.stringify(live));
  await writeFile(join(folder, 'builds/latest.json'), JSON.stringify({ id: 'b', createdAt: live.createdAt }));
  const environment = {
    VERANDAH_RELEASES: folder,
    BACKEND_URL: 'http://127.0.0.1:9',
    PUBLIC_ORIGIN: 'https://verandah.example',
  };
  gateway = await createGateway(gatewayConfig(environment));
});

afterEach(async () => {
  await gateway.close();
  await rm(folder, { recursive: true });
  said.mockRestore();
});

/** The first drawing starts a thread; whoever asked before it was ready gets an empty page. */
async function drawnBody(url: string): Promise<string> {
  for (;;) {
    const { body } = await gateway.inject({ url });
    if (!body.includes('<div id="root"></div>')) return body;
  }
}

describe('a public page', () => {
  it('arrives as content, with its title, its head, the document’s nonce and what the browser needs to go on', async () => {
    const body = await drawnBody('/good?x=1');
    const nonce = /<style nonce="([^"]+)">/.exec(body)?.[1];
    expect(body).toContain('<title>Drawn &lt;b&gt; · Verandah</title>');
    expect(body).toMatch(/<head>.*<link rel="preload" as="image" href="\/p\.avif">.*<\/head>/s);
    expect(body).toContain(
      `<div id="root">Hello https://verandah.example/good?x=1<style nonce="${nonce}"></style>false</div>`,
    );
    expect(body).toContain(`id="served" nonce="${nonce}">{"text":"\\u003c/script>"}</script>`);
    const { headers } = await gateway.inject({ url: '/good?x=1' });
    expect(headers['content-security-policy']).not.toContain(nonce);
  });

  it('asks for the stylesheets of its remote without letting them hold scripts up', async () => {
    const body = await drawnBody('/good');
    const parsers = body.replaceAll(/<noscript>.*?<\/noscript>/g, '');
    expect(parsers).not.toMatch(/<link rel="stylesheet" href="\/assets\/remote-a/);
    expect(parsers).toContain('["/assets/remote-a/good.css","sha384-');
  });

  it('names the stylesheets of its remote where the preload scanner sees them', async () => {
    const head = (await drawnBody('/good')).split('</head>')[0];
    expect(head).toContain('<link rel="preload" as="style" href="/assets/remote-a/good.css" integrity="sha384-');
  });

  it('names its pictures and stylesheets before its content, and its scripts after it', async () => {
    const body = await drawnBody('/good');
    const order = ['as="image"', '/assets/remote-a/good.css', '<div id="root">', '<script defer', 'id="visit"'];
    const places = order.map((text) => body.indexOf(text));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('is the same for everybody but for a nonce of each answer’s own', async () => {
    await drawnBody('/good');
    const visits = await Promise.all(Array.from({ length: 4 }, () => gateway.inject('/good')));
    const nonces = visits.map(({ headers }) => /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1]);
    expect(new Set(nonces).size).toBe(4);
    const bodies = visits.map(({ body }, index) => body.replaceAll(nonces[index] ?? '', ''));
    expect(new Set(bodies).size).toBe(1);
  });

  it('is drawn by a module that asks where it lies', async () => {
    expect(await drawnBody('/placed')).toContain('<div id="root">placed.cjs<');
  });

  it.each(['absent', 'throwing', 'curious'])('is left to the browser when its module is %s', async (page) => {
    await drawnBody('/good');
    const { statusCode, body } = await gateway.inject({ url: `/${page}` });
    expect(statusCode).toBe(200);
    expect(body).toContain('<div id="root"></div>');
    expect(body).not.toContain('id="served"');
  });

  it('is left to the browser when its module hangs, and the gateway goes on', async () => {
    await drawnBody('/good');
    const { statusCode, body } = await gateway.inject({ url: '/hanging' });
    expect(statusCode).toBe(200);
    expect(body).toContain('<div id="root"></div>');
  });

  it('is left to the browser while many others wait, and a burst does not pile up', async () => {
    await drawnBody('/good');
    const visits = await Promise.all(Array.from({ length: 200 }, (_, index) => gateway.inject(`/slow?${index}`)));
    expect(visits.every(({ statusCode }) => statusCode === 200)).toBe(true);
    const drawn = visits.filter(({ body }) => !body.includes('<div id="root"></div>')).length;
    expect(drawn).toBeLessThan(20);
    expect(await drawnBody('/slow?after')).toContain('/slow?after');
  });

  it('is drawn again by a new thread after one has died', async () => {
    const config = gatewayConfig({ VERANDAH_RELEASES: folder, BACKEND_URL: 'http://127.0.0.1:9' });
    const drawer = new PageDrawer(config, 0);
    const live = theBuild();
    const routes = routesOf(live);
    const draw = (path: string) => {
      const page = routeFor(routes, path)?.page;
      if (!page) throw new Error(`Nobody owns ${path}.`);
      return drawer.draw(live, page, visitOf(live, routes, page, config.public), path);
    };
    while (!(await draw('/good'))) await nextTurn();
    expect(await draw('/leaving')).toBeNull();
    while (said.mock.calls.length === 0) await nextTurn();
    expect(said).toHaveBeenCalledWith(expect.stringContaining('ended with code 3'));
    while (!(await draw('/other'))) await nextTurn();
    await drawer.close();
  });

  it('is left to the browser when the module is not the one that was released', async () => {
    await writeFile(join(folder, 'releases/remote-a/1.0.0/server/good.cjs'), `exports.draw = () => 'tampered';`);
    await drawnBody('/other');
    const { body } = await gateway.inject({ url: '/good' });
    expect(body).toContain('<div id="root"></div>');
    expect(said).toHaveBeenCalledWith(expect.stringContaining('is not the file that was released'));
  });
});

function theBuild(): Build {
  const integrity = (code: string) => integrityOf(Buffer.from(code));
  const names = Object.keys(pages) as (keyof typeof pages)[];
  const byName = <T>(value: (page: keyof typeof pages) => T) =>
    Object.fromEntries(names.map((page) => [page, value(page)]));
  const remote = aRemoteRelease({
    name: 'remote-a',
    files: { 'good.css': { bytes: 1, integrity: integrity('') } },
    pages: names.map((page) => aPage({ path: `/${page}`, page, access: 'public', title: page })),
    exposes: byName(() => ({ js: [], css: ['good.css'], shared: [] })),
    server: byName((page) => ({ file: `${page}.cjs`, integrity: integrity(pages[page]) })),
  });
  const server = { shell: { file: 'shell.cjs', integrity: integrity(shellModule) } };
  return aBuild({
    shell: aShellRelease({ files: {}, entry: { js: [], css: [] }, server }),
    remotes: { 'remote-a': remote },
  });
}
