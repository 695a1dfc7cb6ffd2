import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { RemoteRelease } from 'federation';
import { aBuild, aFile, aRemoteRelease } from 'federation/testing';
import { configureLogger } from 'shared-platform/host';
import { results } from '../../monitoring/release-reports/release-results.ts';
import { runningVersion, setRunningVersion } from '../../monitoring/running-versions.ts';
import { integrityOf } from '../asset-guard.ts';
import { LoadError, type PageModule } from '../load-result.ts';
import { loadFromPrevious } from './load-from-previous.ts';

const hash = `sha384-${'B'.repeat(64)}`;
const olderHash = `sha384-${'C'.repeat(64)}`;
const failure = new LoadError('unreachable', 'the entry responded with 404', { cause: new Error('the stack') });
const module: PageModule = { Component: () => null };

const older = aRemoteRelease();
const newer = aRemoteRelease({
  version: '1.1.0',
  files: { 'entry.2.js': aFile, 'orders.2.js': aFile, 'orders.2.css': aFile },
  container: { ...older.container, entry: 'entry.2.js' },
  exposes: {
    orders: { js: ['orders.2.js'], css: ['orders.2.css'], shared: [] },
    added: { js: [], css: [], shared: [] },
  },
});

let files: Record<string, object>;
let requested: string[];
let logged: unknown[][];

beforeEach(() => {
  files = {
    b2: {
      ...aBuild({ id: 'b2', remotes: { [newer.name]: newer } }),
      previousReleases: { [newer.name]: { build: 'b1', integrity: olderHash } },
    },
    b1: aBuild({ id: 'b1', remotes: { [older.name]: older } }),
  };
  requested = [];
  logged = [];
  configureLogger({ console: { ...console, error: (...entry: unknown[]) => void logged.push(entry) } });
  Object.defineProperty(results, 'waiting', { configurable: true, writable: true, value: [] });
  open(hash);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const [, id = ''] = /^\/builds\/meta\/(\w+)\.json$/.exec(String(url)) ?? [];
    if (id) requested.push(`${id} ${init?.integrity}`);
    return files[id] ? Response.json(files[id]) : new Response('', { status: 404 });
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  configureLogger({ console });
  document.head.replaceChildren();
});

function open(buildIntegrity: string | null): void {
  const config = { apiBaseUrl: '', appLogServiceUrl: null, buildPollMinutes: 60, tagManagerId: null };
  const visit = { format: 2, buildId: 'b2', buildIntegrity, config, matched: null, nav: [] };
  document.body.innerHTML = `<script type="application/json" id="visit">${JSON.stringify(visit)}</script>`;
}

/** A document that has failed to load the newer release. `works` says which releases can be loaded. */
function aDocument(works: (release: RemoteRelease, page: string) => boolean = () => true) {
  const running = new Map<string, RemoteRelease>();
  const tried: string[] = [];
  const loadFrom = async (release: RemoteRelease, page: string, again: boolean) => {
    tried.push(`${release.version} ${page}${again ? ' again' : ''}`);
    setRunningVersion(release.name, release.version);
    await new Promise((resolve) => setImmediate(resolve));
    if (!works(release, page)) throw new LoadError('unreachable', 'the older one neither');
    running.set(release.name, release);
    return module;
  };
  return {
    running,
    tried,
    load: (page = 'orders') => loadFromPrevious(newer.name, page, failure, { running, loadFrom }),
  };
}

describe('a page whose release cannot be loaded', () => {
  it('runs with the previous release, which is found and trusted by the hashes of the build files', async () => {
    const { load, running, tried } = aDocument();
    expect(await load()).toBe(module);
    expect(tried).toEqual(['1.0.0 orders again']);
    expect(running.get(newer.name)?.version).toBe('1.0.0');
    expect(runningVersion(newer.name)).toBe('1.0.0');
    expect(requested).toEqual([`b2 ${hash}`, `b1 ${olderHash}`]);
    expect(integrityOf('/assets/remote-checkout/orders.1.js')).toBe(aFile.integrity);
  });

  it('is logged with the version that runs instead, and reported as a failure of its release', async () => {
    const added: unknown[] = [];
    const property = { configurable: true, get: () => [], set: (waiting: unknown[]) => void added.push(...waiting) };
    Object.defineProperty(results, 'waiting', property);
    await aDocument().load();
    expect(logged).toEqual([
      [
        'remote-checkout failed: unreachable',
        expect.objectContaining({ version: '1.1.0', page: 'orders', source: 'load', instead: '1.0.0' }),
      ],
    ]);
    expect(logged[0]?.[1]).toHaveProperty('detail', expect.stringContaining('the stack'));
    expect(added).toEqual([{ failed: 'remote-checkout', reason: 'unreachable' }]);
  });

  it('loses the stylesheets that only its release has', async () => {
    for (const file of ['orders.2.css', 'orders.1.css']) {
      const href = `/assets/remote-checkout/${file}`;
      document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
    }
    files.b1 = aBuild({
      id: 'b1',
      remotes: { [older.name]: { ...older, files: { ...older.files, 'orders.1.css': aFile } } },
    });
    await aDocument().load();
    const left = [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));
    expect(left).toEqual(['/assets/remote-checkout/orders.1.css']);
  });

  it('runs with one release together with others that failed at the same moment', async () => {
    const { load, tried } = aDocument();
    await Promise.all([load(), load()]);
    expect(tried).toEqual(['1.0.0 orders again', '1.0.0 orders']);
    expect(logged).toHaveLength(1);
  });

  it('fails for its own reason when the previous release cannot be loaded either, and may be tried again', async () => {
    let isBroken = true;
    const { load, running } = aDocument(() => !isBroken);
    await expect(load()).rejects.toBe(failure);
    expect(running.size).toBe(0);
    expect(runningVersion(newer.name)).toBe('1.1.0');
    expect(logged).toEqual([]);
    isBroken = false;
    expect(await load()).toBe(module);
  });

  it('never runs beside another page of its own release', async () => {
    const { load, running, tried } = aDocument();
    running.set(newer.name, newer);
    await expect(load()).rejects.toBe(failure);
    expect(tried).toEqual([]);
  });

  it.each<[string, () => void]>([
    ['the build names none', () => Reflect.deleteProperty(files.b2 ?? {}, 'previousReleases')],
    ['the build that has it is missing', () => Reflect.deleteProperty(files, 'b1')],
    [
      'it does not fit this shell',
      () => {
        files.b1 = aBuild({ id: 'b1', remotes: { [older.name]: { ...older, needs: { react: '^18.0.0' } } } });
      },
    ],
    [
      'it claims the container of another remote',
      () => {
        const other = aRemoteRelease({ name: 'remote-another', pages: [] });
        const { container } = other;
        Object.assign(files.b2 ?? {}, { remotes: { [other.name]: other, [newer.name]: newer } });
        files.b1 = aBuild({ id: 'b1', remotes: { [older.name]: { ...older, container } } });
      },
    ],
    ['this is development, where failures must be visible', () => open(null)],
  ])('fails when %s', async (_why, prepare) => {
    prepare();
    const { load, tried } = aDocument();
    await expect(load()).rejects.toBe(failure);
    expect(tried).toEqual([]);
  });

  it('fails when the previous release does not have the page', async () => {
    const { load, tried } = aDocument();
    await expect(load('added')).rejects.toBe(failure);
    expect(tried).toEqual([]);
  });
});
