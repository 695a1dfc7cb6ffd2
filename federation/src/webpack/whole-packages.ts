import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { resolveFromHere } from './package-facts.ts';

/** The one ES module build of the federation runtime, found along the chain of its packages (pnpm hides it from us). */
export function runtimeCoreFile(): string {
  let from = resolveFromHere('@module-federation/enhanced');
  for (const name of ['runtime-tools', 'runtime', 'runtime-core']) {
    from = createRequire(from).resolve(`@module-federation/${name}`);
  }
  return join(dirname(from), 'index.js');
}

/** The real react-router, under the name its subset imports it by. */
export function routerFile(production: boolean): string {
  const packageFolder = dirname(resolveFromHere('react-router/package.json'));
  return join(packageFolder, 'dist', production ? 'production' : 'development', 'index.js');
}
