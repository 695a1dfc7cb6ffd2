import { join } from 'node:path';
import { sharedModuleFor } from 'federation';
import type { Configuration } from 'webpack';
import { baseConfig, scriptRules } from './base-config.ts';
import type { PackageFacts } from './package-facts.ts';
import { mantineBarrel } from './shared-options.ts';
import { classNameRules } from './style-rules.ts';

/**
 * The build of the modules that the gateway draws public pages with: one CommonJS file for each entry, in `dist/server`.
 * The shell's file brings React and every other shared module along; a remote's asks for them by the keys of
 * shared-modules.ts, as its browser build does.
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
      // The shell brings Mantine whole. Maps are rendered in the browser only.
      alias: isShell ? {} : { '@mantine/core$': mantineBarrel, 'maplibre-gl$': false },
    },
    externals: isShell ? [] : [askTheShell],
    module: {
      ...config.module,
      // What a page loads later comes in the page's own file, also where two pages load the same: a file beside it has no loader.
      parser: { javascript: { ...config.module?.parser?.javascript, dynamicImportMode: 'eager' } },
      rules: [...scriptRules({}, true), ...classNameRules(facts)],
      generator: { asset: { emit: false } },
    },
    optimization: { ...config.optimization, minimize: false, splitChunks: false },
    plugins: [],
  };
}

function askTheShell({ request = '' }: { request?: string }, answer: (error?: null, external?: string) => void): void {
  if (sharedModuleFor(request)) answer(null, `commonjs ${request}`);
  else answer();
}
