import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteDefinition } from 'federation';
import webpack, { type Configuration } from 'webpack';
import { baseConfig, type PresetOptions } from './base-config.ts';
import { exposeTable, pageFile } from './expose-table.ts';
import { IntegrityPlugin } from './integrity-plugin.ts';
import { manifestPlugin } from './manifest-plugin.ts';
import { NoDuplicateSingletonsPlugin } from './no-duplicate-singletons-plugin.ts';
import { OwnReactPlugin } from './own-react-plugin.ts';
import { type PackageFacts, packageFacts } from './package-facts.ts';
import { ReleasePlugin } from './release-plugin.ts';
import { serverConfig } from './server-config.ts';
import { mantineBarrel, sharedByRemote } from './shared-options.ts';
import { standaloneConfig } from './standalone-config.ts';

/**
 * Returns the webpack configuration for one part of a package (see `PresetOptions`), or null when the package has no
 * such part.
 */
export type Preset = (options?: PresetOptions) => Promise<Configuration | null>;

/**
 * Returns the whole webpack configuration of a remote: `export default remotePreset(import.meta.dirname)`. Reads the
 * page table in the remote's `src/remote.ts` and exposes every page of the table. A remote with `mount` in its
 * definition contains its own React, and none of the shell's modules.
 * @throws Error when a page has no file, or when the name in the page table is not the package's name
 */
export function remotePreset(folder: string): Preset {
  return async (options = {}) => {
    const facts = packageFacts(folder);
    const definition = await readDefinition(folder, facts.name);
    if (options.part === 'server') return serverPart(facts, definition);
    const config = baseConfig(facts, options);
    const module = { ...config.module, rules: [...(config.module?.rules ?? []), mapRule] };
    if (options.part === 'standalone' && definition.mount) throw new Error(standaloneAdvice(facts.name));
    if (options.part === 'standalone') return standaloneConfig({ ...config, module }, folder);
    return { ...config, module, ...containerPart(config, facts, definition) };
  };
}

function standaloneAdvice(name: string): string {
  return `${name} is mounted by the shell, so it cannot run alone. Expected: pnpm dev ${name}`;
}

/** Adds the settings that make the build a Module Federation container (docs/decisions/0012). */
function containerPart(config: Configuration, facts: PackageFacts, definition: RemoteDefinition): Configuration {
  const production = config.mode === 'production';
  const global = containerGlobal(facts.name);
  const container = {
    name: global,
    filename: production ? 'entry.[contenthash:10].js' : 'entry.js',
    exposes: exposeTable(definition, facts.folder),
    shared: definition.mount ? {} : sharedByRemote(),
  };
  return {
    entry: {},
    resolve: { ...config.resolve, ...(!definition.mount && { alias: { '@mantine/core$': mantineBarrel } }) },
    // Modules that several pages share become a separate chunk only when their source has 60 KB or more. The request
    // for a smaller chunk costs more than caching the chunk saves (docs/decisions/0021).
    optimization: { ...config.optimization, splitChunks: { minSize: 60_000, cacheGroups: { defaultVendors: false } } },
    plugins: [
      ...(config.plugins ?? []),
      new webpack.container.ModuleFederationPlugin(container),
      // Only releases have a manifest. Making it takes half a second.
      ...(production ? [manifestPlugin(container)] : []),
      // Replaces `import.meta.url` in libraries with an empty text, because webpack would insert the path of the build
      // folder. `new URL(…, import.meta.url)` still works.
      new webpack.DefinePlugin({ 'import.meta.url': '""' }),
      definition.mount ? new OwnReactPlugin() : new NoDuplicateSingletonsPlugin(),
      ...(production ? [new IntegrityPlugin()] : []),
      new ReleasePlugin({ kind: 'remote', facts, definition, global }),
    ],
  };
}

/**
 * Hides webpack's warning about an import in MapLibre whose URL is known only when the code runs. This site never runs
 * that import.
 */
const mapRule = { test: /maplibre-gl\.mjs$/, parser: { exprContextCritical: false } };

/**
 * Returns the configuration of the server build: one Node module for each public page, with which the gateway renders
 * the page. Returns null when the remote has no public page, and for a mounted remote, which only browsers render.
 */
function serverPart(facts: PackageFacts, { pages, mount }: RemoteDefinition): Configuration | null {
  const names = mount ? [] : pages.filter(({ access }) => access === 'public').map(({ page }) => page);
  if (names.length === 0) return null;
  return serverConfig(facts, Object.fromEntries(names.map((name) => [name, pageFile(name)])));
}

/** Returns the name of the global variable that a remote's entry defines: `remote_checkout` for `remote-checkout`. */
export function containerGlobal(name: string): string {
  return name.replaceAll('-', '_');
}

/** Reads and validates a remote's `src/remote.ts`. */
export async function readDefinition(folder: string, packageName: string): Promise<RemoteDefinition> {
  const file = join(folder, 'src/remote.ts');
  const { default: definition } = (await import(pathToFileURL(file).href)) as { default: RemoteDefinition };
  if (definition.name !== packageName) {
    throw new Error(`${file} names "${definition.name}", but the package is "${packageName}"`);
  }
  return definition;
}
