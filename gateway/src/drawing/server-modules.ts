import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { integrityOf } from 'federation/integrity';
import type { DrawnPage, ServerModule } from './drawing.ts';

type Shell = {
  drawSite: (
    options: Record<string, unknown>,
  ) => Promise<(Pick<DrawnPage, 'title' | 'head' | 'html'> & { served: unknown }) | null>;
  provided: Readonly<Record<string, unknown>>;
};

const builtIn = createRequire(import.meta.url);

/** The modules of released packages, each evaluated once. A remote's gets from the shell what it does not bring itself. */
export function serverModules(releases: string) {
  const known = new Map<string, unknown>();

  function load(module: ServerModule, require: (name: string) => unknown): unknown {
    const path = join(releases, 'releases', module.name, module.version, 'server', module.file);
    const found = known.get(path);
    if (found) return found;
    const code = readFileSync(path);
    if (integrityOf(code) !== module.integrity) throw new Error(`${path} is not the file that was released`);
    const exported = { exports: {} };
    const names = ['module', 'exports', 'require', '__filename'];
    const run = compileFunction(code.toString('utf8'), names, { filename: path });
    // A bundle that names files beside it (a map's worker) asks where it lies.
    run(exported, exported.exports, require, path);
    known.set(path, exported.exports);
    return exported.exports;
  }

  return {
    shell: (module: ServerModule) => load(module, builtIn) as Shell,
    page(module: ServerModule, { provided }: Shell): unknown {
      return load(module, (name) => {
        if (Object.hasOwn(provided, name)) return provided[name];
        if (name.startsWith('node:')) return builtIn(name);
        throw new Error(`${module.name}@${module.version} needs ${name}, which the live shell does not provide here`);
      });
    },
  };
}
