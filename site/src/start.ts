/*
 * The program of `pnpm start`. It prints a line for each step, then the URL of the site. Ctrl-C stops all servers; the
 * data is not deleted.
 */

import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import type { OpenDatabase, Worker } from 'backend';
import { type FileLock, lockDataFolder } from 'backend/file-lock';
import type { ReleaseWatch } from 'release/quarantine';
import { startTraces, type Tracing } from 'traces';
import { root } from './checks/run.ts';
import { siteConfig } from './config.ts';
import { requireFreePorts } from './require-free-ports.ts';
import { withSandboxSecrets } from './sandbox-secrets.ts';
import { type Sandboxes, startSandboxes } from './sandboxes.ts';
import type { RunningServers } from './servers.ts';
import { stopOnSignal } from './stop-on-signal.ts';

// Node stores compiled code in this folder. Every later start is half a second faster.
enableCompileCache(join(root, '.cache/compiled'));

const started = performance.now();
const say = (line: string) =>
  console.log(`[${((performance.now() - started) / 1000).toFixed(1).padStart(5)} s] ${line}`);

let lock: FileLock | undefined;
let database: OpenDatabase | undefined;
let worker: Worker | undefined;
let sandboxes: Sandboxes | null = null;
let servers: RunningServers | undefined;
let watch: ReleaseWatch | undefined;
let traces: Tracing | null = null;
const stop = async () => {
  await watch?.stop();
  await worker?.close();
  await servers?.stop();
  await sandboxes?.close();
  await database?.close();
  await traces?.close();
  lock?.release();
};
try {
  const settings = siteConfig(process.env);
  lock = lockDataFolder(settings.dataFolder, settings.url);
  await requireFreePorts({
    VERANDAH_PORT: settings.gateway.port,
    BACKEND_PORT: settings.backend.port,
    ...(settings.identity && { IDENTITY_PORT: settings.identity.port }),
    ...(settings.payments && { PAYMENTS_PORT: settings.payments.port }),
    ...(settings.checks && { TENANT_CHECKS_PORT: settings.checks.port }),
    ...(settings.watch.service && { RELEASE_SERVICE_PORT: settings.watch.service.port }),
  });
  // Imports the servers only now, because that takes time, and a failed check above should end the program quickly.
  const [
    { publishAndPromote },
    { openDatabaseWithDemoData, startServers },
    { startWorker },
    { demoAccounts, demoPassword },
  ] = await Promise.all([
    import('./publish-and-promote.ts'),
    import('./servers.ts'),
    import('backend'),
    import('identity'),
  ]);
  stopOnSignal(stop);
  traces = await startTraces('verandah', [settings.gateway.backendUrl]);
  database = await openDatabaseWithDemoData(settings.backend, say, lock);
  const config = withSandboxSecrets(settings);
  // They start before the worker, whose jobs call them.
  sandboxes = await startSandboxes(config, say);
  // The worker renders the images of the first search pages while the packages are built. At the first start, the build
  // takes a minute or two.
  worker = await startWorker(config.backend, database.url, {
    error: ({ err }, message) => say(`${message}: ${err instanceof Error ? err.message : err}`),
  });
  await worker.prepareFirstImages();
  await publishAndPromote(config, say);
  servers = await startServers({ ...config, backend: { ...config.backend, worker: 'separate' } }, database, say, {
    sandboxes,
  });
  const { watchSite } = await import('./watch-site.ts');
  watch = await watchSite(config, say);
  say('ready');
  console.log(`\n  Verandah is on ${servers.url}\n`);
  if (config.identity?.demoAccounts) {
    for (const { email, givenName, familyName } of demoAccounts)
      console.log(`  ${email.padEnd(20)} ${givenName} ${familyName}`);
    console.log(`  password             ${demoPassword}\n`);
  }
  console.log(`  Ctrl-C stops it; the data stays in ${config.dataFolder}\n`);
} catch (error) {
  await stop();
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
