/*
 * The program of the sandboxes. Its arguments name those that it starts, `payments` or `checks`; without arguments it
 * starts both. They share a process because a second one would take 50 MB more.
 */

import { checksConfig } from './checks/checks-config.ts';
import { startChecks } from './checks/start-checks.ts';
import { providersConfig } from './config.ts';
import { startProviders } from './start-providers.ts';

type Running = { url: string; close: () => Promise<void> };

const sandboxes = {
  payments: { portSetting: 'PAYMENTS_PORT', start: () => startProviders(providersConfig(process.env)) },
  checks: { portSetting: 'TENANT_CHECKS_PORT', start: () => startChecks(checksConfig(process.env)) },
};
type Name = keyof typeof sandboxes;

const running = new Map<Name, Running>();
const stop = async () => {
  await Promise.all([...running.values()].map(({ close }) => close()));
  process.exit(0);
};

const all = Object.keys(sandboxes) as Name[];
const wanted = process.argv.slice(2);
for (const name of all.filter((one) => wanted.length === 0 || wanted.includes(one)))
  running.set(name, await start(name));
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
// `pnpm start` starts this process with a channel, which closes when the site ends, also when it was killed.
process.once('disconnect', stop);
process.send?.(Object.fromEntries([...running].map(([name, { url }]) => [name, url])));

async function start(name: Name): Promise<Running> {
  try {
    const sandbox = await sandboxes[name].start();
    console.log(`${name}: the sandbox is on ${sandbox.url}`);
    return sandbox;
  } catch (error) {
    console.error(`${name}: ${sentenceOf(error, sandboxes[name].portSetting)}`);
    process.exit(1);
  }
}

function sentenceOf(error: unknown, portSetting: string): unknown {
  if (!(error instanceof Error)) return error;
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  return code === 'EADDRINUSE'
    ? `port ${port} is taken. Stop the other program, or set ${portSetting}.`
    : error.message;
}
