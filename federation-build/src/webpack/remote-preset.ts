import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteDefinition } from 'federation';
import webpack, { type Configuration } from 'webpack';
import { baseConfig, type PresetOptions } from './base-config.ts';
import { exposeTable, pageFile } from './expose-table.ts';
import { IntegrityPlugin } from './integrity-plugin.ts';
import { manifestPlugin } from './manifest-plugin.ts';
import { NoDuplicateSingletonsPlugin } from './no-duplicate-singletons-plugin.ts';
import { type PackageFacts, packageFacts } from './package-facts.ts';
import { ReleasePlugin } from './release-plugin.ts';
import { serverConfig } from './server-config.ts';
import { mantineBarrel, sharedByRemote } from './shared-options.ts';
import { standaloneConfig } from './standalone-config.ts';

/** Returns a package's webpack configuration for one part, or null when the package has no such part. */
export type Preset = (options?: PresetOptions) => Promise<Configuration | null>;

/**
 * The whole `webpack.config.ts` of a remote: `export default remotePreset(import.meta.dirname)`.
 * Reads its `src/remote.ts`; every page of the table becomes an expose.
 * @throws Error when a page has no file, or when the table's name is not the package's
 */
export function remotePreset(folder: string): Preset {
  return async (options = {}) => {
    const facts = packageFacts(folder);
    const definition = await readDefinition(folder, facts.name);
    if (options.part === 'server') return serverPart(facts, definition);
    const config = baseConfig(facts, options);
    const module = { ...config.module, rules: [...(config.module?.rules ?? []), mapRule] };
    if (options.part === 'standalone') return standaloneConfig({ ...config, module }, folder);
    return { ...config, module, ...containerPart(config, facts, definition) };
  };
}

/** What makes the build a container that a shell can load (docs/decisions/0012). */
function containerPart(config: Configuration, facts: PackageFacts, definition: RemoteDefinition): Configuration {
  const production = config.mode === 'production';
  const global = containerGlobal(facts.name);
  const container = {
    name: global,
    filename: production ? 'entry.[contenthash:10].js' : 'entry.js',
    exposes: exposeTable(definition, facts.folder),
    shared: sharedByRemote(),
  };
  return {
    entry: {},
    resolve: { ...config.resolve, alias: { '@mantine/core$': mantineBarrel } },
    // Modules that the same pages have in common form one chunk, but only from 60 KB of source on: a request costs a
    // first visit more than the cache gains later.
    optimization: { ...config.optimization, splitChunks: { minSize: 60_000, cacheGroups: { defaultVendors: false } } },
    plugins: [
      ...(config.plugins ?? []),
      new webpack.container.ModuleFederationPlugin(container),
      manifestPlugin(container),
      // A library that reads `import.meta.url` would otherwise contain the build folder's path. `new URL(…,
      // import.meta.url)` still works.
      new webpack.DefinePlugin({ 'import.meta.url': '""' }),
      new NoDuplicateSingletonsPlugin(),
      ...(production ? [new IntegrityPlugin()] : []),
      new ReleasePlugin({ kind: 'remote', facts, definition, global }),
    ],
  };
}

/** MapLibre imports add-ons by URLs that its users pass; this site passes none. */
const mapRule = { test: /maplibre-gl\.mjs$/, parser: { exprContextCritical: false } };

/** The gateway renders public pages, too, so each has a module for Node. */
function serverPart(facts: PackageFacts, { pages }: RemoteDefinition): Configuration | null {
  const names = pages.filter(({ access }) => access === 'public').map(({ page }) => page);
  if (names.length === 0) return null;
  return serverConfig(facts, Object.fromEntries(names.map((name) => [name, pageFile(name)])));
}

/** The global variable that a remote's entry defines: `remote-checkout` → `remote_checkout`. */
export function containerGlobal(name: string): string {
  return name.replaceAll('-', '_');
}

/** Reads and checks a remote's `src/remote.ts`. */
export async function readDefinition(folder: string, packageName: string): Promise<RemoteDefinition> {
  const file = join(folder, 'src/remote.ts');
  const { default: definition } = (await import(pathToFileURL(file).href)) as { default: RemoteDefinition };
  if (definition.name !== packageName) {
    throw new Error(`${file} names "${definition.name}", but the package is "${packageName}"`);
  }
  return definition;
}
