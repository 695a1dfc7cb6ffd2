import webpack from 'webpack';
import { baseConfig } from './base-config.ts';
import { IntegrityPlugin } from './integrity-plugin.ts';
import { manifestPlugin } from './manifest-plugin.ts';
import { MantineChunksPlugin, mantineCacheGroups } from './mantine-chunks-plugin.ts';
import { packageFacts } from './package-facts.ts';
import { ReleasePlugin } from './release-plugin.ts';
import type { Preset } from './remote-preset.ts';
import { serverConfig } from './server-config.ts';
import { sharedByShell } from './shared-options.ts';

/**
 * Removes three parts of the federation runtime:
 * - the code for servers;
 * - the code for snapshots, which come from manifests, and pages never load manifests (docs/decisions/0003);
 * - the code that chooses versions of shared modules, because webpack's share scope does that for our containers.
 * Module Federation's own build plugin sets these constants for `target: 'web'`, `disableSnapshot: true` and
 * `disableShared: true`.
 */
const runtimeOptions = {
  ENV_TARGET: '"web"',
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
  FEDERATION_OPTIMIZE_NO_SHARED: 'true',
};

/**
 * Returns the whole webpack configuration of the shell: `export default shellPreset(import.meta.dirname, { … })`. It
 * names no remotes, because browsers learn from the live build which remotes exist.
 */
export function shellPreset(folder: string, { entry, server }: { entry: string; server?: string }): Preset {
  return async (options = {}) => {
    const facts = packageFacts(folder);
    if (options.part === 'server') return server ? serverConfig(facts, { shell: server }) : null;
    const config = baseConfig(facts, options);
    const shared = sharedByShell();
    return {
      ...config,
      entry: { shell: entry },
      optimization: {
        ...config.optimization,
        splitChunks: { cacheGroups: { ...mantineCacheGroups, defaultVendors: false } },
      },
      plugins: [
        ...(config.plugins ?? []),
        new webpack.sharing.SharePlugin({ shared }),
        // Only releases have a manifest. Making it takes half a second.
        ...(config.mode === 'production' ? [manifestPlugin({ name: 'shell', shared })] : []),
        new webpack.DefinePlugin(runtimeOptions),
        new MantineChunksPlugin(),
        ...(config.mode === 'production' ? [new IntegrityPlugin()] : []),
        new ReleasePlugin({ kind: 'shell', facts }),
      ],
    };
  };
}
