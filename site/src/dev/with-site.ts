import { basename } from 'node:path';
import { lockDataFolder } from 'backend/file-lock';
import type { SiteConfig } from '../config.ts';
import { publishAndPromote } from '../publish-and-promote.ts';
import { requireFreePorts } from '../require-free-ports.ts';
import { withSandboxSecrets } from '../sandbox-secrets.ts';
import { openDatabaseWithDemoData, startServers } from '../servers.ts';
import { develop } from './develop.ts';

/** Starts the whole site with one package from its sources. */
export async function startWithSite(
  folder: string,
  alone: boolean,
  settings: SiteConfig,
  say: (line: string) => void,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const lock = lockDataFolder(settings.dataFolder, settings.url);
  try {
    const config = withSandboxSecrets(settings);
    await requireFreePorts({
      VERANDAH_PORT: config.gateway.port,
      BACKEND_PORT: config.backend.port,
      ...(config.identity && { IDENTITY_PORT: config.identity.port }),
      ...(config.payments && { PAYMENTS_PORT: config.payments.port }),
      ...(config.checks && { TENANT_CHECKS_PORT: config.checks.port }),
    });
    await publishAndPromote(config, say, [basename(folder), 'shell']);
    const { developer, close } = await develop(folder, { alone }, say);
    const database = await openDatabaseWithDemoData(config.backend, say, lock);
    const servers = await startServers(config, database, say, { developer });
    return {
      url: servers.url,
      stop: async () => {
        await close();
        await servers.stop();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}
