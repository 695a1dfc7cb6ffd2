import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { integrityOf } from 'federation/integrity';
import type { RenderedPage, ServerModule } from './messages.ts';

type Shell = {
  renderSite: (
    options: Record<string, unknown>,
  ) => Promise<(Pick<RenderedPage, 'title' | 'head' | 'html'> & { hydrationState: unknown }) | null>;
  shareScope: Readonly<Record<string, unknown>>;
};

const builtIn = createRequire(import.meta.url);

/**
 * Returns functions that load the shell's server module and those of the remotes' pages. Each file is loaded once. When
 * a remote's module requires a shared package, it gets the shell's copy.
 */
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
    // The last argument is `__filename`. A module uses it to find files in its folder, such as the worker script of the
    // map.
    run(exported, exported.exports, require, path);
    known.set(path, exported.exports);
    return exported.exports;
  }

  return {
    shell: (module: ServerModule) => load(module, builtIn) as Shell,
    page(module: ServerModule, { shareScope }: Shell): unknown {
      return load(module, (name) => {
        if (Object.hasOwn(shareScope, name)) return shareScope[name];
        if (name.startsWith('node:')) return builtIn(name);
        throw new Error(
          `${module.name}@${module.version} needs ${name}, which the live shell does not share with server modules`,
        );
      });
    },
  };
}
