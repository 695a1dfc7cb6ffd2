import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import postcssPresetMantine from 'postcss-preset-mantine';
import type { RuleSetRule } from 'webpack';
import { layerStyles } from './layer-styles.ts';
import { type PackageFacts, resolveFromHere } from './package-facts.ts';

/**
 * CSS goes into files, never into `<style>` (a strict policy allows none). Ours is put into a layer and its class names carry
 * the name of the package being built: two remotes with different versions of a shared component do not meet.
 */
export function styleRules({ name, folder }: PackageFacts, production: boolean): RuleSetRule[] {
  const classNames = production ? `${name}_[hash:hex:6]` : `${name}_[name]_[local]`;
  const ours = (path: string) => !path.includes('/node_modules/');
  return [
    { test: /\.module\.mjs$/, include: /@mantine/, loader: resolveFromHere('./mantine-styles-loader.ts') },
    {
      test: /\.css$/,
      sideEffects: true,
      use: [
        MiniCssExtractPlugin.loader,
        {
          loader: resolveFromHere('css-loader'),
          options: {
            importLoaders: 1,
            modules: {
              auto: /\.module\.css$/,
              localIdentName: classNames,
              localIdentHashSalt: name,
              exportLocalsConvention: 'as-is',
              namedExport: false,
            },
          },
        },
      ],
    },
    {
      test: /\.layer\.css$/,
      include: /@mantine\/core\/styles\//,
      loader: resolveFromHere('./mantine-layers-loader.ts'),
    },
    {
      test: /\.css$/,
      include: ours,
      use: [
        {
          loader: resolveFromHere('postcss-loader'),
          options: {
            postcssOptions: (context: { resourcePath: string }) => ({
              config: false,
              plugins: [postcssPresetMantine(), layerStyles(layerOf(context.resourcePath, folder, name))],
            }),
          },
        },
      ],
    },
  ];
}

function layerOf(file: string, folder: string, name: string): string {
  if (!file.startsWith(`${folder}/`)) return 'shared-ui';
  return name === 'shell' ? 'shell' : 'remote';
}
