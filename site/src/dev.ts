/*
 * The program of `pnpm dev [remote]`. It serves one package, a remote or the shell, compiled from its sources with hot
 * reload. Everything else is a running site: the one that uses the data folder or the one of `--site`; without either,
 * this program starts the site itself. With `--alone`, every page of the site is the remote without the shell.
 */

import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type FileLock, lockDataFolder, siteUsing } from 'backend/file-lock';
import { root } from './checks/run.ts';
import { type SiteConfig, siteConfig } from './config.ts';
import { startBesideSite } from './dev/beside-site.ts';
import { develop } from './dev/develop.ts';
import { publishAndPromote } from './publish-and-promote.ts';
import { requireFreePorts } from './require-free-ports.ts';
import { withSandboxSecrets } from './sandbox-secrets.ts';
import { openDatabaseWithDemoData, startServers } from './servers.ts';
import { stopOnSignal } from './stop-on-signal.ts';

const say = (line: string) => console.log(line);

let lock: FileLock | undefined;
try {
  const { folder, alone, site } = whatToDevelop();
  const name = basename(folder);
  const settings = siteConfig(process.env);
  const running = site ?? (alone ? null : siteUsing(settings.dataFolder));
  const { url, stop } = running
    ? await startBesideSite(folder, running, settings, say)
    : await startWithSite(folder, alone, settings);
  stopOnSignal(async () => {
    await stop();
    lock?.release();
  });
  say(`\n  ${name}, hot, on ${url}\n`);
} catch (error) {
  lock?.release();
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exit(1);
}

async function startWithSite(folder: string, alone: boolean, settings: SiteConfig) {
  lock = lockDataFolder(settings.dataFolder, settings.url);
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
    },
  };
}

function whatToDevelop(): { folder: string; alone: boolean; site: string | undefined } {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { alone: { type: 'boolean' }, site: { type: 'string' } },
  });
  const [name = 'shell'] = positionals;
  const folder = resolve(root, name);
  const { alone = false } = values;
  if (!existsSync(join(folder, 'webpack.config.ts')) || (alone && name === 'shell')) {
    throw new Error(
      `Expected the name of a remote, such as remote-checkout, got "${name}". Try: pnpm dev remote-checkout`,
    );
  }
  if (values.site === undefined) return { folder, alone, site: undefined };
  const site = URL.parse(values.site);
  if (site && /^https?:$/.test(site.protocol) && !alone) return { folder, alone, site: site.origin };
  throw new Error(
    alone
      ? 'Expected --alone or --site, got both. A remote without the shell needs no other site.'
      : `--site: expected the address of a running site, such as http://localhost:4300, got "${values.site}".`,
  );
}
