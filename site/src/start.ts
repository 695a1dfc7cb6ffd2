import { demoAccounts, demoPassword } from 'identity';
import { siteConfig } from './config.ts';
import { makeLive } from './make-live.ts';
import { startServers } from './servers.ts';

/** `pnpm start`: a line per step, then the address; Ctrl-C stops in order and keeps the data. */
const started = performance.now();
const say = (line: string) =>
  console.log(`[${((performance.now() - started) / 1000).toFixed(1).padStart(5)} s] ${line}`);

try {
  const config = siteConfig(process.env);
  await makeLive(config.releases, say);
  const servers = await startServers(config, say);
  say('ready');
  console.log(`\n  Verandah is on ${servers.url}\n`);
  for (const { email, givenName, familyName } of demoAccounts)
    console.log(`  ${email.padEnd(20)} ${givenName} ${familyName}`);
  console.log(`  password             ${demoPassword}\n\n  Ctrl-C stops it; the data stays in ${config.dataFolder}\n`);
  stopOnSignal(servers.stop);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exit(1);
}

function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const onSignal = async () => {
    // A second signal does not wait for what is in flight.
    if (stopping) process.exit(1);
    stopping = true;
    console.log('\nStopping…');
    await stop();
    console.log('Stopped, data kept.');
    process.exit(0);
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}
