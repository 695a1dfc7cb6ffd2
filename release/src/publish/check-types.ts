import { spawnSync } from 'node:child_process';
import { packageFolder } from '../store-address.ts';

/** More would hide the first ones, which usually cause the others. */
const maxErrors = 20;

/**
 * Checks the types of a package. Webpack removes types without checking them, so a release could otherwise call what
 * does not exist.
 * @returns the compiler's errors, each with file, line and column from the package's folder; empty when there are none
 */
export function typeErrors(folder: string): string[] {
  const compiler = packageFolder('node_modules/typescript/bin/tsc');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [compiler, '--noEmit', '--pretty', 'false', '-p', '.'],
    {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    },
  );
  if (status === 0) return [];
  // An indented line explains the one above.
  const errors = stdout.split(/\n(?=\S)/).flatMap((error) => error.trim() || []);
  if (errors.length === 0) return [stderr.trim() || `the compiler ended with ${status}`];
  const more = errors.length - maxErrors;
  return more > 0 ? [...errors.slice(0, maxErrors), `and ${more} more: pnpm exec tsc --noEmit -p ${folder}`] : errors;
}
