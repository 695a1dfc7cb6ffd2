import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { resolveFromHere } from './package-facts.ts';

/** A file of the bundler's part of the federation runtime, found along the chain of its packages (pnpm hides it from us). */
export function bundlerRuntimeFile(name: string): string {
  let from = resolveFromHere('@module-federation/enhanced');
  for (const next of ['runtime-tools', 'webpack-bundler-runtime']) {
    from = createRequire(from).resolve(`@module-federation/${next}`);
  }
  return join(dirname(from), name);
}

/** The real packages of which the shell shares a subset, under the names that the subsets import them by. */
export function wholePackages(production: boolean): Record<string, string> {
  const folder = (name: string) => dirname(resolveFromHere(`${name}/package.json`));
  return {
    'react-query-whole$': join(folder('@tanstack/react-query'), 'build/modern/index.js'),
    'react-router-whole$': join(folder('react-router'), 'dist', production ? 'production' : 'development', 'index.js'),
    'zod-whole$': join(folder('zod'), 'v4/mini/index.js'),
  };
}
