import { afterAll, afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { RemoteRelease } from 'federation';
import { aBuild, aFile, aRemoteRelease } from 'federation/testing';
import { configureLogger } from 'shared-platform/host';
import { logPageLoad } from '../monitoring/log-load.ts';
import { loadPageModule } from './load-page-module.ts';

/** A release with an entry of this name. Each test has a remote of its own, because the loader remembers them. */
const aRelease = (name: string, version: string, entry: string): RemoteRelease =>
  aRemoteRelease({
    name,
    version,
    files: { [entry]: aFile },
    container: { global: name.replaceAll('-', '_'), entry, uniqueName: name },
    exposes: { orders: { js: [], css: [], shared: [] }, order: { js: [], css: [], shared: [] } },
  });

/** By file: the modules of the container that it defines. Other files do not exist. */
let entries: Record<string, Record<string, unknown>>;
let requested: string[];
let scripts: MutationObserver;

beforeEach(() => {
  Object.assign(globalThis, { __webpack_init_sharing__: async () => {}, __webpack_share_scopes__: { default: {} } });
  entries = {};
  requested = [];
  scripts = new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) if (node instanceof HTMLScriptElement) run(node);
    }
  });
  scripts.observe(document.head, { childList: true });
});
afterEach(() => {
  scripts.disconnect();
  jest.restoreAllMocks();
});
afterAll(() => configureLogger({ console }));

/** Loads a script as a browser does. */
function run(script: HTMLScriptElement): void {
  const [, name = '', file = ''] = /\/assets\/([\w-]+)\/([\w.]+)/.exec(script.src) ?? [];
  requested.push(file);
  const modules = entries[file];
  if (!modules) return void script.dispatchEvent(new Event('error'));
  const get = async (page: string) => () => modules[page.replace('./', '')];
  Reflect.set(globalThis, name.replaceAll('-', '_'), { init: async () => {}, get });
  script.dispatchEvent(new Event('load'));
}

/** The document of a build in which the remote has a previous release. */
function open(newer: RemoteRelease, older: RemoteRelease): void {
  const hash = `sha384-${'B'.repeat(64)}`;
  const config = { apiBaseUrl: '', appLogServiceUrl: null, buildPollMinutes: 60, tagManagerId: null };
  const visit = { format: 2, buildId: 'b2', buildIntegrity: hash, config, matched: null, nav: [] };
  document.body.innerHTML = `<script type="application/json" id="visit">${JSON.stringify(visit)}</script>`;
  const files: Record<string, object> = {
    b2: {
      ...aBuild({ id: 'b2', remotes: { [newer.name]: newer } }),
      previousReleases: { [newer.name]: { build: 'b1', integrity: hash } },
    },
    b1: aBuild({ id: 'b1', remotes: { [older.name]: older } }),
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    const file = files[/^\/builds\/meta\/(\w+)\.json$/.exec(String(url))?.[1] ?? ''];
    return file ? Response.json(file) : new Response('', { status: 404 });
  });
}

function logs() {
  const lines: string[] = [];
  const line = (message: unknown, info: unknown) => {
    const { version, instead } = info as { version: string; instead?: string };
    lines.push(`${message} ${version}${instead ? `, ${instead} instead` : ''}`);
  };
  configureLogger({ console: { ...console, error: line, info: line } });
  return lines;
}

describe('loading the module of a page', () => {
  it('uses the release that the document names', async () => {
    const Component = () => null;
    const release = aRelease('remote-one', '1.1.0', 'new.1.js');
    entries = { 'new.1.js': { orders: { Component } } };
    expect(await loadPageModule(release, 'orders', false)).toEqual({ Component });
  });

  it('uses the previous release when that cannot be loaded, for all later pages too', async () => {
    const [newer, older] = [aRelease('remote-two', '1.1.0', 'new.2.js'), aRelease('remote-two', '1.0.0', 'old.2.js')];
    open(newer, older);
    const lines = logs();
    const orders = { Component: () => null };
    const order = { Component: () => null };
    entries = { 'old.2.js': { orders, order } };
    expect(await loadPageModule(newer, 'orders', false)).toBe(orders);
    logPageLoad(newer, 'orders', 5);
    entries['new.2.js'] = { orders: { Component: () => null }, order: { Component: () => null } };
    expect(await loadPageModule(newer, 'order', false)).toBe(order);
    expect(requested).toEqual(['new.2.js', 'old.2.js']);
    expect(lines).toEqual(['remote-two failed: unreachable 1.1.0, 1.0.0 instead', 'remote-two loaded 1.0.0']);
  });

  it.each([
    ['remote-three', { Component: () => null }, {}],
    ['remote-mounted', { mount: () => ({ update() {}, unmount() {} }) }, { mount: 1 }],
  ] as const)('rejects when a page fails after another one of %s has loaded', async (name, module, fields) => {
    const newer = { ...aRelease(name, '1.1.0', 'new.3.js'), ...fields };
    open(newer, { ...aRelease(name, '1.0.0', 'old.3.js'), ...fields });
    entries = { 'new.3.js': { orders: module }, 'old.3.js': { order: module } };
    await loadPageModule(newer, 'orders', false);
    await expect(loadPageModule(newer, 'order', false)).rejects.toMatchObject({ reason: 'missing-page' });
    expect(requested).toEqual(['new.3.js']);
  });

  it('rejects with the failure of its release when the previous one fails as well, and works the next time', async () => {
    const [newer, older] = [aRelease('remote-four', '1.1.0', 'new.4.js'), aRelease('remote-four', '1.0.0', 'old.4.js')];
    open(newer, older);
    const failed = loadPageModule(newer, 'orders', false);
    await expect(failed).rejects.toMatchObject({ reason: 'unreachable', message: expect.stringContaining('new.4.js') });
    const orders = { Component: () => null };
    entries = { 'new.4.js': { orders } };
    expect(await loadPageModule(newer, 'orders', true)).toBe(orders);
  });
});
