import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type BuiltPackage, buildPackages } from '../build-packages.ts';

const run = promisify(execFile);

/** An npm registry on this machine that has our packages; it gets all others from the registry of this machine. */
export interface LocalRegistry {
  readonly url: string;
  readonly packages: readonly BuiltPackage[];
  close(): Promise<void>;
}

/**
 * Starts a registry (Verdaccio), builds our packages and publishes them there.
 * @param port by default a free one
 */
export async function startLocalRegistry(port = 0): Promise<LocalRegistry> {
  await requireFree(port);
  const folder = await mkdtemp(join(tmpdir(), 'verandah-registry-'));
  const packages = await buildPackages(join(folder, 'packages'));
  const server = await startVerdaccio(
    folder,
    packages.map(({ name }) => name),
    port,
  );
  const url = `http://localhost:${(server.address() as AddressInfo).port}/`;
  // npm publishes only with a token. This registry accepts any token.
  await writeFile(join(folder, '.npmrc'), `registry=${url}\n${url.replace('http:', '')}:_authToken=any\n`);
  for (const one of packages) {
    await run('npm', ['publish', one.folder, '--userconfig', join(folder, '.npmrc'), '--ignore-scripts']);
  }
  return {
    url,
    packages,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** @param own names of packages that come from this registry only, because strangers may use them elsewhere */
async function startVerdaccio(folder: string, own: readonly string[], port: number): Promise<Server> {
  const { runServer } = await import('verdaccio');
  const upstream = (await run('npm', ['config', 'get', 'registry'])).stdout.trim();
  const anyone = { access: '$all', publish: '$all', unpublish: '$all' };
  await mkdir(join(folder, 'storage'));
  const server = (await runServer({
    self_path: folder,
    storage: join(folder, 'storage'),
    uplinks: { upstream: { url: upstream } },
    packages: {
      [`{${own.join()}}`]: anyone,
      '**': { ...anyone, proxy: 'upstream' },
    },
    max_body_size: '50mb',
    log: { type: 'stdout', format: 'json', level: 'fatal' },
    web: { enable: false },
  } as never)) as Server;
  server.listen(port, 'localhost');
  await once(server, 'listening');
  return server;
}

/** Building takes minutes, so a port that is taken is noticed before. */
async function requireFree(port: number): Promise<void> {
  const probe = createServer().listen(port, 'localhost');
  await once(probe, 'listening');
  await once(probe.close(), 'close');
}
