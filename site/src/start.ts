import { siteConfig } from './config.ts';
import { type DataFolderLock, lockDataFolder } from './data-folder-lock.ts';
import { requireFreePorts } from './require-free-ports.ts';
import { stopOnSignal } from './stop-on-signal.ts';

/** `pnpm start`: a line per step, then the address; Ctrl-C stops in order and keeps the data. */
const started = performance.now();
const say = (line: string) =>
  console.log(`[${((performance.now() - started) / 1000).toFixed(1).padStart(5)} s] ${line}`);

let lock: DataFolderLock | undefined;
try {
  const config = siteConfig(process.env);
  lock = await lockDataFolder(config.dataFolder, config.url);
  await requireFreePorts({
    VERANDAH_PORT: config.gateway.port,
    BACKEND_PORT: config.backend.port,
    ...(config.identity && { IDENTITY_PORT: config.identity.port }),
  });
  // Loading the servers takes a while; the refusals above should not.
  const [{ makeLive }, { requireDatabase, startServers }, { demoAccounts, demoPassword }] = await Promise.all([
    import('./make-live.ts'),
    import('./servers.ts'),
    import('identity'),
  ]);
  await requireDatabase(config.backend);
  await makeLive(config.releases, say);
  const servers = await startServers(config, say);
  stopOnSignal(async () => {
    await servers.stop();
    lock?.release();
  });
  servers.warmPictures();
  say('ready');
  console.log(`\n  Verandah is on ${servers.url}\n`);
  if (config.identity?.demoAccounts) {
    for (const { email, givenName, familyName } of demoAccounts)
      console.log(`  ${email.padEnd(20)} ${givenName} ${familyName}`);
    console.log(`  password             ${demoPassword}\n`);
  }
  console.log(`  Ctrl-C stops it; the data stays in ${config.dataFolder}\n`);
} catch (error) {
  lock?.release();
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
