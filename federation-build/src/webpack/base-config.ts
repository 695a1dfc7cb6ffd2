import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { minifyCss } from './minify-css.ts';
import { ownModule, type PackageFacts, resolveFromHere } from './package-facts.ts';
import { SourceMapPathsPlugin } from './source-map-paths-plugin.ts';
import { stableMinify } from './stable-minify.ts';
import { styleRules } from './style-rules.ts';

/** Settings of a webpack build. Without any, it is a production build for the browser. */
export interface PresetOptions {
  /** In `development`, modules and chunks have readable names that stay the same after an edit. */
  readonly mode?: 'production' | 'development';
  /**
   * Which part of a package to build. `browser`: the code that the browser loads. `server`: the modules with which the
   * gateway renders public pages. `standalone`: a remote that runs without the shell, in development only.
   */
  readonly part?: 'browser' | 'server' | 'standalone';
  /** Adds hot reload through react-refresh. The server of `pnpm dev` adds the client that receives the updates. */
  readonly hot?: boolean;
  /** The URL path below which the files are served; `/assets/<package>/` by default. */
  readonly publicPath?: string;
}

/** Returns the webpack configuration that the shell and all remotes have in common. */
export function baseConfig(facts: PackageFacts, options: PresetOptions): Configuration {
  const { folder, name } = facts;
  const production = (options.mode ?? 'production') === 'production';
  const hash = production ? '.[contenthash:10]' : '';
  return {
    name,
    context: folder,
    mode: production ? 'production' : 'development',
    target: ['web', 'es2022'],
    devtool: false,
    output: {
      path: join(folder, 'dist/public'),
      filename: `[name]${hash}.js`,
      chunkFilename: `[name]${hash}.js`,
      assetModuleFilename: `[name]${hash}[ext]`,
      publicPath: options.publicPath ?? `/assets/${name}/`,
      uniqueName: name,
      crossOriginLoading: 'anonymous',
      trustedTypes: { policyName: `webpack#${name}` },
      clean: true,
    },
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
    module: {
      parser: { javascript: { exportsPresence: 'error' } },
      rules: [...scriptRules(options, production), ...styleRules(facts, production)],
    },
    optimization: {
      moduleIds: production ? false : 'named',
      chunkIds: production ? 'deterministic' : 'named',
      realContentHash: production,
      runtimeChunk: false,
      minimizer: [
        new MinimizerPlugin({ minify: stableMinify, parallel: false, extractComments: false }),
        new MinimizerPlugin({ test: /\.css$/, minify: minifyCss, parallel: false }),
      ],
    },
    plugins: [
      // Ids of four digits: webpack would give the shell's thousand modules five. An id that is taken moves to the next
      // free one, so few ids depend on other modules.
      ...(production ? [new webpack.ids.DeterministicModuleIdsPlugin({ maxLength: 4, fixedLength: true })] : []),
      // `ignoreOrder` hides warnings about the order of stylesheets. The order does not matter, because CSS layers
      // decide which rule wins (mantine-tiers.ts, layer-styles.ts).
      new MiniCssExtractPlugin({
        filename: `[name]${hash}.css`,
        chunkFilename: `[name]${hash}.css`,
        ignoreOrder: true,
      }),
      // Writes source maps outside the public folder. `append: false`: public files contain no link to their map.
      new webpack.SourceMapDevToolPlugin({ filename: '../maps/[file].map', append: false, columns: production }),
      new SourceMapPathsPlugin(),
    ],
    // Production builds have no cache on disk: writing it increases the CPU time of a first build from 2.6 to 5.0 s,
    // and reading it saves no time.
    cache: production ? false : { type: 'memory' },
    performance: false,
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}

/** Returns the webpack rules for scripts. The browser build and the server build use the same rules. */
export function scriptRules(options: PresetOptions, production: boolean): webpack.RuleSetRule[] {
  return [
    {
      test: /\.tsx?$/,
      exclude: /node_modules/,
      loader: resolveFromHere('swc-loader'),
      options: {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', development: !production, refresh: options.hot === true } },
          experimental: { keepImportAttributes: true },
        },
      },
    },
    { test: /\/@tabler\/icons-react\/.*\/icons\/Icon\w+\.mjs$/, loader: ownModule('./icon-loader') },
  ];
}
