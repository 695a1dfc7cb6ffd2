import { join } from 'node:path';
import { sharedModuleFor } from 'federation';
import type { Configuration } from 'webpack';
import { baseConfig, scriptRules } from './base-config.ts';
import type { PackageFacts } from './package-facts.ts';
import { mantineBarrel } from './shared-options.ts';
import { classNameRules } from './style-rules.ts';

/**
 * Returns the configuration of the server build: one CommonJS file per entry, in `dist/server`, with which the gateway
 * renders public pages. The shell's file contains React and every other shared module. A remote's file requires these
 * modules by their keys in shared-modules.ts, as its browser build does.
 */
export function serverConfig(
  facts: PackageFacts,
  entry: Record<string, string>,
  isShell = facts.name === 'shell',
): Configuration {
  const config = baseConfig(facts, { mode: 'production' });
  return {
    ...config,
    name: `${facts.name} server`,
    entry,
    target: 'node24',
    output: {
      path: join(facts.folder, 'dist/server'),
      filename: '[name].[contenthash:10].cjs',
      library: { type: 'commonjs2' },
      publicPath: config.output?.publicPath,
      uniqueName: facts.name,
      clean: true,
    },
    resolve: {
      ...config.resolve,
      // The shell's file contains all of Mantine. MapLibre is replaced with an empty module, because only browsers
      // render maps.
      alias: isShell ? {} : { '@mantine/core$': mantineBarrel, 'maplibre-gl$': false },
    },
    externals: isShell ? [] : [askTheShell],
    module: {
      ...config.module,
      // Puts dynamically imported modules into the page's own file, because the gateway cannot load further files.
      parser: { javascript: { ...config.module?.parser?.javascript, dynamicImportMode: 'eager' } },
      rules: [...scriptRules({}, true), ...classNameRules(facts)],
      generator: { asset: { emit: false } },
    },
    optimization: { ...config.optimization, moduleIds: 'deterministic', minimize: false, splitChunks: false },
    plugins: [],
  };
}

function askTheShell({ request = '' }: { request?: string }, answer: (error?: null, external?: string) => void): void {
  if (sharedModuleFor(request)) answer(null, `commonjs ${request}`);
  else answer();
}
