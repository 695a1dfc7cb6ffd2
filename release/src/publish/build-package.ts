import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../store-folder.ts';

/**
 * Checks the types of a workspace package and builds it into its `dist` folder. Webpack removes types without checking
 * them, so a release could otherwise call what does not exist. Each step is a process of its own, so that a crash ends
 * only that process.
 * @param folder the package's folder
 * @returns why the package cannot be published; undefined when it is built. The steps print their own messages.
 */
export function buildPackage(folder: string, name: string): string | undefined {
  if (!existsSync(join(folder, 'webpack.config.ts'))) {
    return `Expected a package with a webpack.config.ts, such as remote-checkout, or a folder with a release.json, got "${name}"`;
  }
  if (!runNode(folder, packageFolder('node_modules/typescript/bin/tsc'), '--noEmit', '-p', '.')) {
    return `${name} has type errors; nothing was published`;
  }
  if (!runNode(folder, packageFolder('federation-build/src/webpack/cli.ts'), 'build')) {
    return `${name} did not build; nothing was published`;
  }
  return undefined;
}

function runNode(cwd: string, ...command: string[]): boolean {
  return spawnSync(process.execPath, command, { cwd, stdio: 'inherit' }).status === 0;
}
