/*
 * The program of `pnpm dev [remote]`. It starts the site with one package, a remote or the shell, compiled from its
 * sources with hot reload. All other packages except the shell run as they were built. With `--alone`, the same servers
 * start, but every page of the site is the remote without the shell. Another site with the same data folder or ports
 * must be stopped first.
 */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type FileLock, lockDataFolder } from 'backend/file-lock';
import type { Build } from 'federation';
import { root } from './checks/run.ts';
import { siteConfig } from './config.ts';
import { aloneDocument } from './dev/alone.ts';
import { hotPackage } from './dev/hot-package.ts';
import { refreshScript } from './dev/refresh-script.ts';
import { publishAndPromote } from './publish-and-promote.ts';
import { requireFreePorts } from './require-free-ports.ts';
import { withSandboxSecrets } from './sandbox-secrets.ts';
import { openDatabaseWithDemoData, startServers } from './servers.ts';
import { stopOnSignal } from './stop-on-signal.ts';

const say = (line: string) => console.log(line);

let lock: FileLock | undefined;
try {
  const { name, alone } = whatToDevelop();
  const settings = siteConfig(process.env);
  lock = lockDataFolder(settings.dataFolder, settings.url);
  const config = withSandboxSecrets(settings);
  await requireFreePorts({
    VERANDAH_PORT: config.gateway.port,
    BACKEND_PORT: config.backend.port,
    ...(config.identity && { IDENTITY_PORT: config.identity.port }),
    ...(config.payments && { PAYMENTS_PORT: config.payments.port }),
    ...(config.checks && { TENANT_CHECKS_PORT: config.checks.port }),
  });
  await publishAndPromote(config.releases, say, [name, 'shell']);

  // The shell is also compiled for development, for two reasons: fast refresh needs React's development build, and the
  // production shell accepts only files with a known hash, but compiled files change.
  const compiled = alone ? [name] : [...new Set([name, 'shell'])];
  const hot = await Promise.all(compiled.map((one) => hotPackage(one, say, { alone })));
  const override = async (live: Build): Promise<Build> => {
    if (alone) return live;
    const build = { ...live, id: `${live.id}-dev`, remotes: { ...live.remotes } };
    for (const release of await Promise.all(hot.map((one) => one.release()))) {
      if (release.kind === 'shell') build.shell = release;
      else build.remotes[release.name] = release;
    }
    return build;
  };
  const servers = await startServers(config, await openDatabaseWithDemoData(config.backend, say, lock), say, {
    developer: {
      override,
      middleware: (request, response, next) =>
        hot.reduceRight((rest, one) => () => one.middleware(request, response, rest), next)(),
      script: refreshScript(),
      document: alone ? aloneDocument(name, refreshScript()) : undefined,
      banner: `Development: ${name} comes from your sources`,
    },
  });
  stopOnSignal(async () => {
    await Promise.all(hot.map((one) => one.close()));
    await servers.stop();
    lock?.release();
  });
  say(`\n  ${name}, hot, on ${servers.url}\n`);
} catch (error) {
  lock?.release();
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exit(1);
}

function whatToDevelop(): { name: string; alone: boolean } {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { alone: { type: 'boolean' } } });
  const [name = 'shell'] = positionals;
  const alone = values.alone === true;
  if (existsSync(join(root, name, 'webpack.config.ts')) && !(alone && name === 'shell')) return { name, alone };
  throw new Error(
    `Expected the name of a remote, such as remote-checkout, got "${name}". Try: pnpm dev remote-checkout`,
  );
}
