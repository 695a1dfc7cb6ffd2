import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { RemoteDefinition } from 'federation';
import webpack, { type Configuration } from 'webpack';
import { baseConfig, type PresetOptions } from './base-config.ts';
import { bundlerRuntimeGlobal } from './bundler-runtime-global.ts';
import { exposeTable, pageFile } from './expose-table.ts';
import { IntegrityPlugin } from './integrity-plugin.ts';
import { NoDuplicateSingletonsPlugin } from './no-duplicate-singletons-plugin.ts';
import { type PackageFacts, packageFacts } from './package-facts.ts';
import { ReleasePlugin } from './release-plugin.ts';
import { serverConfig } from './server-config.ts';
import { mantineBarrel, sharedByRemote } from './shared-options.ts';
import { StableNamesPlugin } from './stable-names-plugin.ts';

/** A package's webpack configuration, made when it is known what for; null when it has no such part. */
export type Preset = (options?: PresetOptions) => Promise<Configuration | null>;

/**
 * The whole `webpack.config.ts` of a remote: `export default remotePreset(import.meta.dirname)`.
 * Reads its `src/remote.ts`; every page of the table becomes an expose.
 * @throws Error when the table lies: a page without a file, or a name that is not the folder's.
 */
export function remotePreset(folder: string): Preset {
  return async (options = {}) => {
    const facts = packageFacts(folder);
    const definition = await readDefinition(folder, facts.name);
    if (options.part === 'server') return serverPart(facts, definition);
    const config = baseConfig(facts, options);
    const production = config.mode === 'production';
    return {
      ...config,
      entry: {},
      externals: [runtimeOfTheShell],
      resolve: { ...config.resolve, alias: { '@mantine/core$': mantineBarrel } },
      module: { ...config.module, rules: [...(config.module?.rules ?? []), mapRule] },
      // What the same pages have in common is one chunk, whoever wrote it, and only when it is much (bytes of source): a request costs a
      // first visit more than a cache gains.
      optimization: {
        ...config.optimization,
        splitChunks: { minSize: 60_000, cacheGroups: { defaultVendors: false } },
      },
      plugins: [
        ...(config.plugins ?? []),
        new StableNamesPlugin(),
        new ModuleFederationPlugin({
          name: containerGlobal(facts.name),
          filename: production ? 'entry.[contenthash:10].js' : 'entry.js',
          exposes: exposeTable(definition, folder),
          shared: sharedByRemote(),
          shareStrategy: 'loaded-first',
          virtualRuntimeEntry: true,
          manifest: false,
          dts: false,
          dev: false,
        }),
        // A library that asks where it lies would carry this machine's folder; `new URL(…, import.meta.url)` is not asking.
        new webpack.DefinePlugin({ 'import.meta.url': '""' }),
        new NoDuplicateSingletonsPlugin(),
        ...(production ? [new IntegrityPlugin()] : []),
        new ReleasePlugin({ kind: 'remote', facts, definition, global: containerGlobal(facts.name) }),
      ],
    };
  };
}

/** The federation runtime, which the plugin's own entry asks for by path. */
function runtimeOfTheShell(
  { request = '' }: { request?: string },
  answer: (error?: null, external?: string) => void,
): void {
  if (request.endsWith('/webpack-bundler-runtime/dist/bundler.js')) answer(null, `var ${bundlerRuntimeGlobal}`);
  else answer();
}

/** MapLibre imports add-ons by addresses that it is given; we give none. */
const mapRule = { test: /maplibre-gl\.mjs$/, parser: { exprContextCritical: false } };

/** Public pages are drawn by the gateway, too: they arrive as content (PERFORMANCE, techniques 4 and 5). */
function serverPart(facts: PackageFacts, { pages }: RemoteDefinition): Configuration | null {
  const names = pages.filter(({ access }) => access === 'public').map(({ page }) => page);
  if (names.length === 0) return null;
  return serverConfig(facts, Object.fromEntries(names.map((name) => [name, pageFile(name)])));
}

/** The global variable a remote's entry defines: `remote-checkout` → `remote_checkout`. */
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
