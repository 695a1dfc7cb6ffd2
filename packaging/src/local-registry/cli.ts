/* The program of `pnpm local-registry`: an npm registry with our packages, to try a remote in another repository. */

import { startLocalRegistry } from './start-local-registry.ts';

/** Repositories write the address into their `.npmrc`, so it stays the same. */
const port = Number(process.env.LOCAL_REGISTRY_PORT ?? 4873);

console.log('Building the packages takes a minute or two …');
try {
  const { url, close } = await startLocalRegistry(port);
  console.log(`The registry is at ${url} until you press Ctrl-C. Repositories that use it need it whenever they run pnpm.
Make a remote in another folder:\n
  npm create --yes verandah-remote@latest remote-maintenance --registry=${url}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void close().then(() => process.exit(0)));
  }
} catch (error) {
  const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  const taken = `LOCAL_REGISTRY_PORT: expected a free port, got ${port}, which is taken. Set it to another one.`;
  console.error(isTaken ? taken : error instanceof Error ? error.message : error);
  process.exit(1);
}
