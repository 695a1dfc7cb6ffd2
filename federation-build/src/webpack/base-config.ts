import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { minifyCss } from './minify-css.ts';
import { type PackageFacts, resolveFromHere } from './package-facts.ts';
import { SourceMapPathsPlugin } from './source-map-paths-plugin.ts';
import { stableMinify } from './stable-minify.ts';
import { styleRules } from './style-rules.ts';

/** Settings that differ from a production build. */
export interface PresetOptions {
  /** `development` uses readable names that stay stable between edits. */
  readonly mode?: 'production' | 'development';
  /**
   * `browser`: what the shell loads. `server`: the modules with which the gateway renders public pages. `standalone`: a
   * remote that runs without the shell, in development only.
   */
  readonly part?: 'browser' | 'server' | 'standalone';
  /** Hot reload through react-refresh; the server of `pnpm dev` adds its client as an entry. */
  readonly hot?: boolean;
  /** Public path of the files; `/assets/<package>/` by default. */
  readonly publicPath?: string;
}

/** The configuration that shell and remotes share. */
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
      moduleIds: production ? 'deterministic' : 'named',
      chunkIds: production ? 'deterministic' : 'named',
      realContentHash: production,
      runtimeChunk: false,
      minimizer: [
        new MinimizerPlugin({ minify: stableMinify, parallel: false, extractComments: false }),
        new MinimizerPlugin({ test: /\.css$/, minify: minifyCss, parallel: false }),
      ],
    },
    plugins: [
      // CSS layers decide which rule wins (mantine-tiers.ts, layer-styles.ts), so stylesheets may load in any order.
      new MiniCssExtractPlugin({
        filename: `[name]${hash}.css`,
        chunkFilename: `[name]${hash}.css`,
        ignoreOrder: true,
      }),
      // Source maps are outside the public folder, and no public file refers to them.
      new webpack.SourceMapDevToolPlugin({ filename: '../maps/[file].map', append: false, columns: production }),
      new SourceMapPathsPlugin(),
    ],
    // No cache on disk: writing it doubles the CPU time of a cold build (2.6 to 5.0 s), and reading it saves nothing.
    cache: production ? false : { type: 'memory' },
    performance: false,
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}

/** Returns the loaders for scripts. Browser and server build use the same ones. */
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
    { test: /\/@tabler\/icons-react\/.*\/icons\/Icon\w+\.mjs$/, loader: resolveFromHere('./icon-loader.ts') },
  ];
}
