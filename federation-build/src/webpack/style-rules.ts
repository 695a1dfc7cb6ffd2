import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import postcssPresetMantine from 'postcss-preset-mantine';
import type { RuleSetRule } from 'webpack';
import { layerStyles } from './layer-styles.ts';
import { type PackageFacts, resolveFromHere } from './package-facts.ts';

/**
 * CSS goes into files, never into `<style>` (a strict policy allows none). Ours is put into a layer and its class names carry
 * the name of the package being built: two remotes with different versions of a shared component do not meet.
 */
export function styleRules(facts: PackageFacts, production: boolean): RuleSetRule[] {
  const { name, folder } = facts;
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
          options: { importLoaders: 1, modules: classNames(facts, production) },
        },
      ],
    },
    {
      test: /\.layer\.css$/,
      include: /@mantine\/core\/styles\//,
      loader: resolveFromHere('./mantine-layers-loader.ts'),
    },
    { test: /\.css$/, include: `${folder}/src/`, use: [inLayer(name === 'shell' ? 'shell' : 'remote')] },
    { test: /\.css$/, include: ours, exclude: `${folder}/src/`, use: [inLayer('shared-ui')] },
    { test: /\/shared-ui\/src\/theme\.css$/, loader: resolveFromHere('./theme-styles-loader.ts') },
  ];
}

/** The same class names without the styles: for a build whose pages are only written, as HTML. */
export function classNameRules(facts: PackageFacts): RuleSetRule[] {
  const modules = { ...classNames(facts, true), exportOnlyLocals: true };
  return [{ test: /\.css$/, loader: resolveFromHere('css-loader'), options: { modules } }];
}

function classNames({ name }: PackageFacts, production: boolean) {
  // `rl_1f2e3d`: they stand in every element of every document. The hash knows the whole name.
  const initials = name.replaceAll(/(?<=\w)\w|-/g, '');
  return {
    auto: /\.module\.css$/,
    localIdentName: production ? `${initials}_[hash:hex:6]` : `${name}_[name]_[local]`,
    localIdentHashSalt: name,
    exportLocalsConvention: 'as-is',
    namedExport: false,
  };
}

/** Options and not a function of the file, which would have the loader look for a configuration around every file. */
function inLayer(layer: string) {
  const plugins = [postcssPresetMantine(), layerStyles(layer)];
  return { loader: resolveFromHere('postcss-loader'), options: { postcssOptions: { config: false, plugins } } };
}
