/* The program of `pnpm build-packages [folder]`: builds the npm packages for remotes in other repositories. */

import { resolve } from 'node:path';
import { buildPackages } from './build-packages.ts';
import { root } from './workspace.ts';

const [target = '.cache/packages'] = process.argv.slice(2);
const folder = resolve(root, target);
try {
  for (const { name, version } of await buildPackages(folder)) console.log(`${name}@${version}`);
  console.log(
    `Built in ${folder}. Publish each with: npm publish <folder> --registry <yours>. To try them here: npx --yes pnpm@12 local-registry`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
