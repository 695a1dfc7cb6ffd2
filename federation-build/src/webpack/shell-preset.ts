import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { baseConfig } from './base-config.ts';
import { IntegrityPlugin } from './integrity-plugin.ts';
import { LeanRuntimePlugin } from './lean-runtime.ts';
import { MantineChunksPlugin, mantineCacheGroups } from './mantine-chunks-plugin.ts';
import { packageFacts } from './package-facts.ts';
import { ReleasePlugin } from './release-plugin.ts';
import type { Preset } from './remote-preset.ts';
import { serverConfig } from './server-config.ts';
import { sharedByShell, subsets } from './shared-options.ts';
import { StableNamesPlugin } from './stable-names-plugin.ts';
import { bundlerRuntimeFile, wholePackages } from './whole-packages.ts';

/**
 * The whole `webpack.config.ts` of the shell: `export default shellPreset(import.meta.dirname, { … })`.
 * It knows no remote: they come from the registry at run time.
 */
export function shellPreset(
  folder: string,
  { entry, server, runtimePlugin }: { entry: string; server?: string; runtimePlugin?: string },
): Preset {
  return async (options = {}) => {
    const facts = packageFacts(folder);
    if (options.part === 'server') return server ? serverConfig(facts, { shell: server }) : null;
    const config = baseConfig(facts, options);
    return {
      ...config,
      entry: { shell: entry },
      resolve: {
        ...config.resolve,
        alias: {
          ...wholePackages(config.mode === 'production'),
          ...Object.fromEntries(Object.entries(subsets).map(([name, file]) => [`${name}$`, file])),
          '@module-federation/webpack-bundler-runtime$': bundlerRuntimeFile('bundler.js'),
          '@module-federation/webpack-bundler-runtime/container$': bundlerRuntimeFile('initContainerEntry.js'),
        },
      },
      optimization: {
        ...config.optimization,
        splitChunks: { cacheGroups: { ...mantineCacheGroups, defaultVendors: false } },
      },
      plugins: [
        ...(config.plugins ?? []),
        new StableNamesPlugin(),
        new ModuleFederationPlugin({
          name: 'shell',
          shared: sharedByShell(),
          shareStrategy: 'loaded-first',
          runtimePlugins: [
            join(import.meta.dirname, 'provide-bundler-runtime.ts'),
            ...(runtimePlugin ? [join(folder, runtimePlugin)] : []),
          ],
          experiments: { optimization: { target: 'web', disableSnapshot: true } },
          virtualRuntimeEntry: true,
          manifest: false,
          dts: false,
          dev: false,
        }),
        new LeanRuntimePlugin(),
        new MantineChunksPlugin(),
        ...(config.mode === 'production' ? [new IntegrityPlugin()] : []),
        new ReleasePlugin({ kind: 'shell', facts }),
      ],
    };
  };
}
