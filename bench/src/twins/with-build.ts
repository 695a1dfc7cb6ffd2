import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Build } from 'federation';
import { storeBuild, writeTrustedKeys } from 'federation/testing/store';
import { createGateway } from 'gateway';
import { gatewayConfig } from 'gateway/config';
import { freePorts } from 'site/testing';
import { readLiveBuild } from './live-build.ts';
import type { Twins } from './start-twins.ts';

type Gateway = Awaited<ReturnType<typeof createGateway>>;

/**
 * Starts a second gateway and calls `work` with its URL. It has the assets of the federated site and a changed live
 * build.
 */
export async function withBuild<T>(
  { stores, backendUrl }: Twins,
  change: (live: Build) => Build,
  work: (url: string, gateway: Gateway) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'verandah-build-'));
  try {
    await symlink(join(stores.federated, 'assets'), join(folder, 'assets'));
    const live = await readLiveBuild(stores.federated);
    for (const { name, version } of [live.shell, ...Object.values(live.remotes)]) {
      const server = join('releases', name, version, 'server');
      await mkdir(join(folder, server, '..'), { recursive: true });
      await symlink(join(stores.federated, server), join(folder, server));
    }
    const build = change(live);
    await storeBuild(folder, build);
    await writeFile(join(folder, 'builds/latest.json'), JSON.stringify({ id: build.id, createdAt: build.createdAt }));
    const [port = 0] = await freePorts(1);
    const gateway = await createGateway(
      gatewayConfig({
        VERANDAH_RELEASES: folder,
        RELEASE_TRUSTED_KEYS_FILE: await writeTrustedKeys(folder),
        BACKEND_URL: backendUrl,
        APP_LOG_SERVICE_URL: 'none',
      }),
    );
    try {
      await gateway.listen({ port, host: 'localhost' });
      return await work(`http://localhost:${port}`, gateway);
    } finally {
      await gateway.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
