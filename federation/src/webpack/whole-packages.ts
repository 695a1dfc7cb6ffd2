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

/** The real react-router, under the name its subset imports it by. */
export function routerFile(production: boolean): string {
  const packageFolder = dirname(resolveFromHere('react-router/package.json'));
  return join(packageFolder, 'dist', production ? 'production' : 'development', 'index.js');
}

/** The real react-query, likewise. */
export function queryFile(): string {
  return join(dirname(resolveFromHere('@tanstack/react-query/package.json')), 'build/modern/index.js');
}
