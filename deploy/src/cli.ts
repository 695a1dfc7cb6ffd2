/* The program of `pnpm build-servers [folder]`: writes a folder per server, which runs without this repository. */

import { resolve } from 'node:path';
import { buildServers, inMegabytes } from './build-servers.ts';
import { servers } from './servers.ts';
import { root } from './workspace.ts';

const [target = 'deploy/dist'] = process.argv.slice(2);
try {
  for (const { name, folder, packages, bytes } of await buildServers(servers, resolve(root, target)))
    console.log(`${name.padEnd(9)} ${inMegabytes(bytes).padStart(8)}  ${folder}  (${packages.join(', ')})`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
