import type { RemoteRelease, ShellRelease } from 'federation';
import { sharedModuleFor, sharedModules } from 'federation';
import type { Chunk, Compilation, Module } from 'webpack';
import { installedVersion } from './package-facts.ts';

const mantinePrefix = 'shared-ui/mantine/';

/** Returns the scripts and stylesheets of chunks, in loading order. */
export function filesOf(chunks: Iterable<Chunk>): { js: string[]; css: string[] } {
  const files = [...chunks].flatMap((chunk) => [...chunk.files]).filter((file) => !file.includes('.hot-update.'));
  const ending = (suffix: string) => [...new Set(files.filter((file) => file.endsWith(suffix)))];
  return { js: ending('.js'), css: ending('.css') };
}

export function entryFiles(compilation: Compilation, entry: string): { js: string[]; css: string[] } {
  return filesOf(compilation.entrypoints.get(entry)?.chunks ?? []);
}

/** Returns the files that a page of a remote needs before its first render. */
export function pageAssets(compilation: Compilation, page: string): RemoteRelease['exposes'][string] {
  const chunks = compilation.namedChunkGroups.get(page)?.chunks ?? [];
  const shared = new Set<string>();
  for (const chunk of chunks) {
    for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) {
      const key = consumedKey(module);
      if (key) shared.add(key);
    }
  }
  return { ...filesOf(chunks), shared: [...shared].sort() };
}

/**
 * Returns the shared modules that a remote imports. `needs` contains the required version range of each module, `names`
 * the names that the remote imports from it.
 */
export function usedShares(compilation: Compilation): Pick<RemoteRelease, 'needs' | 'names'> {
  const needs: RemoteRelease['needs'] = {};
  const names: Record<string, Set<string>> = {};
  for (const module of compilation.modules) {
    const key = consumedKey(module);
    const row = key ? sharedModuleFor(key) : undefined;
    if (!key || !row) continue;
    needs[key] = row.floor;
    for (const name of usedNames(compilation, module)) {
      names[key] ??= new Set();
      names[key].add(name);
    }
  }
  return { needs: sortKeys(needs), names: sortKeys(sorted(names)) };
}

/**
 * Returns the shared modules that the shell provides. `provides` contains the version and the chunk files of each
 * module, `names` the names that it exports.
 */
export function providedShares(compilation: Compilation, entry: string): Pick<ShellRelease, 'provides' | 'names'> {
  const provides: ShellRelease['provides'] = {};
  const names: Record<string, Iterable<string>> = {};
  const loadedAnyway = new Set(compilation.entrypoints.get(entry)?.chunks);
  for (const module of compilation.modules) {
    const key = providedKey(module);
    const row = key ? sharedModuleFor(key) : undefined;
    if (!key || !row) continue;
    const block = module.blocks[0];
    const chunks = block ? (compilation.chunkGraph.getBlockChunkGroup(block)?.chunks ?? []) : [];
    const extra = chunks.filter((chunk) => !loadedAnyway.has(chunk));
    provides[key] = { version: installedVersion(row.package), ...filesOf(extra) };
    const exported = exportedNames(compilation, module);
    if (exported) names[key] = exported;
  }
  const missing = sharedModules.filter(({ key }) => !key.endsWith('/') && !provides[key]).map(({ key }) => key);
  if (missing.length > 0) throw new Error(`The shell does not provide ${missing.join(', ')} of shared-modules.ts.`);
  return { provides: sortKeys(provides), names: sortKeys(sorted(names)) };
}

function consumedKey(module: Module): string | undefined {
  if (module.type !== 'consume-shared-module') return undefined;
  return (module as Module & { options: { shareKey: string } }).options.shareKey;
}

/** Returns the share key of a module that webpack's share plugin provides. */
export function providedKey(module: Module): string | undefined {
  const path = module.type === 'provide-module' ? module.libIdent({ context: '' }) : null;
  return path?.split('webpack/sharing/provide/default/')[1];
}

/**
 * Returns the names that the package imports from a shared module. It collects them from the import statements, because
 * webpack does not record which exports of a shared module are used.
 */
function usedNames(compilation: Compilation, module: Module): string[] {
  const names: string[] = [];
  for (const { dependency, originModule } of compilation.moduleGraph.getIncomingConnections(module)) {
    for (const reference of dependency?.getReferencedExports(compilation.moduleGraph, undefined) ?? []) {
      const [name] = Array.isArray(reference) ? reference : reference.name;
      if (name) names.push(name);
      else if (consumedKey(module)?.startsWith(mantinePrefix)) {
        throw new Error(`${originModule?.nameForCondition()}: import names from Mantine, not *`);
      }
    }
  }
  return names.filter((name) => name !== 'default');
}

function exportedNames(compilation: Compilation, provider: Module): readonly string[] | undefined {
  const [dependency] = [...provider.dependencies, ...provider.blocks.flatMap((block) => block.dependencies)];
  const provided = dependency ? compilation.moduleGraph.getModule(dependency) : null;
  const names = provided ? compilation.moduleGraph.getExportsInfo(provided).getProvidedExports() : null;
  return Array.isArray(names) ? names : undefined;
}

function sorted(names: Record<string, Iterable<string>>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(names).map(([key, values]) => [key, [...values].sort()]));
}

function sortKeys<Value>(record: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}
