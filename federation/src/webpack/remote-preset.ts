import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import type { RemoteDefinition } from '../define-remote.ts';
import { baseConfig, type PresetOptions } from './base-config.ts';
import { exposeTable } from './expose-table.ts';
import { IntegrityPlugin } from './integrity-plugin.ts';
import { NoSecondCopyPlugin } from './no-second-copy-plugin.ts';
import { packageFacts } from './package-facts.ts';
import { ReleasePlugin } from './release-plugin.ts';
import { mantineBarrel, sharedByRemote } from './shared-options.ts';
import { StableNamesPlugin } from './stable-names-plugin.ts';

/** A package's webpack configuration, made when it is known what for. */
export type Preset = (options?: PresetOptions) => Promise<Configuration>;

/**
 * The whole `webpack.config.ts` of a remote: `export default remotePreset(import.meta.dirname)`.
 * Reads its `src/remote.ts`; every page of the table becomes an expose.
 * @throws Error when the table lies: a page without a file, or a name that is not the folder's.
 */
export function remotePreset(folder: string): Preset {
  return async (options = {}) => {
    const facts = packageFacts(folder);
    const definition = await readDefinition(folder, facts.name);
    const config = baseConfig(facts, options);
    const production = config.mode === 'production';
    return {
      ...config,
      entry: {},
      resolve: { ...config.resolve, alias: { '@mantine/core$': mantineBarrel } },
      // What the same pages have in common is one chunk, whoever wrote it: a request costs a first visit more than a cache gains.
      optimization: { ...config.optimization, splitChunks: { cacheGroups: { defaultVendors: false } } },
      plugins: [
        ...(config.plugins ?? []),
        new StableNamesPlugin(),
        new ModuleFederationPlugin({
          name: containerGlobal(facts.name),
          filename: production ? 'entry.[contenthash:10].js' : 'entry.js',
          exposes: exposeTable(definition, folder),
          shared: sharedByRemote(),
          shareStrategy: 'loaded-first',
          experiments: { optimization: { target: 'web', disableRemote: true }, externalRuntime: true },
          virtualRuntimeEntry: true,
          manifest: false,
          dts: false,
          dev: false,
        }),
        new NoSecondCopyPlugin(),
        ...(production ? [new IntegrityPlugin()] : []),
        new ReleasePlugin({ kind: 'remote', facts, definition, global: containerGlobal(facts.name) }),
      ],
    };
  };
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
