import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../store-address.ts';
import { typeErrors } from './check-types.ts';

/**
 * Checks the types of a workspace package and builds it into its `dist` folder. Each step is a process of its own, so
 * that a crash ends only that process.
 * @param folder the package's folder
 * @returns why the package cannot be published; empty when it is built. The build prints its own messages.
 */
export function buildPackage(folder: string, name: string): string[] {
  if (!existsSync(folder))
    return [`${name} does not exist. Expected a remote, or the dist folder of one that is built`];
  if (!existsSync(join(folder, 'webpack.config.ts'))) {
    return [
      `Expected a package with a webpack.config.ts, such as remote-checkout, or a folder with a release.json, got "${name}"`,
    ];
  }
  const errors = typeErrors(folder);
  if (errors.length > 0) return [`${name} has type errors; nothing was published`, ...errors];
  const build = [packageFolder('federation-build/src/webpack/cli.ts'), 'build'];
  const { status } = spawnSync(process.execPath, build, { cwd: folder, stdio: 'inherit' });
  return status === 0 ? [] : [`${name} did not build; nothing was published`];
}
