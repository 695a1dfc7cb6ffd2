import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Build } from 'federation';
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
    for (const part of ['assets', 'releases']) await symlink(join(stores.federated, part), join(folder, part));
    await cp(join(stores.federated, 'builds'), join(folder, 'builds'), { recursive: true });
    const build = change(await readLiveBuild(stores.federated));
    await writeFile(join(folder, `builds/meta/${build.id}.json`), JSON.stringify(build));
    await writeFile(join(folder, 'builds/latest.json'), JSON.stringify({ id: build.id, createdAt: build.createdAt }));
    const [port = 0] = await freePorts(1);
    const gateway = await createGateway(
      gatewayConfig({ VERANDAH_RELEASES: folder, BACKEND_URL: backendUrl, APP_LOG_SERVICE_URL: 'none' }),
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
