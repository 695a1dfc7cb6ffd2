/* The program of `pnpm local-registry`: an npm registry with our packages, to try a remote in another repository. */

import { startLocalRegistry } from './start-local-registry.ts';

console.log('Building the packages takes a minute or two …');
try {
  const { url, close } = await startLocalRegistry();
  console.log(`The registry is at ${url} until you press Ctrl-C. Make a remote in another folder:\n
  npm create --yes verandah-remote@latest remote-maintenance --registry=${url}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void close().then(() => process.exit(0)));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
