import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import postcssPresetMantine from 'postcss-preset-mantine';
import type { RuleSetRule } from 'webpack';
import { layerStyles } from './layer-styles.ts';
import { ownModule, type PackageFacts, resolveFromHere } from './package-facts.ts';

/**
 * Returns the webpack rules for stylesheets. They write the CSS into files, because the Content-Security-Policy allows
 * no inline styles, and put our own CSS into a layer. Class names start with letters for the package, so that two
 * remotes with different versions of a shared component do not collide.
 */
export function styleRules(facts: PackageFacts, production: boolean): RuleSetRule[] {
  const { name, folder } = facts;
  const ours = (path: string) => !path.includes('/node_modules/') || /\/node_modules\/shared-\w+\/dist\//.test(path);
  return [
    { test: /\.module\.mjs$/, include: /@mantine/, loader: ownModule('./mantine-styles-loader') },
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
      loader: ownModule('./mantine-layers-loader'),
    },
    { test: /\.css$/, include: `${folder}/src/`, use: [inLayer(name === 'shell' ? 'shell' : 'remote')] },
    { test: /\.css$/, include: ours, exclude: `${folder}/src/`, use: [inLayer('shared-ui')] },
    { test: /\/shared-ui\/(?:src|dist)\/theme\.css$/, loader: ownModule('./theme-styles-loader') },
  ];
}

/**
 * Returns the rules for stylesheets in the server build. They create the same class names as the browser build but
 * write no stylesheets.
 */
export function classNameRules(facts: PackageFacts): RuleSetRule[] {
  const modules = { ...classNames(facts, true), exportOnlyLocals: true };
  return [{ test: /\.css$/, loader: resolveFromHere('css-loader'), options: { modules } }];
}

function classNames({ name }: PackageFacts, production: boolean) {
  // In production, class names are short, such as `rl_1f2e3d`, because every element in the HTML has some. The hash is
  // computed from the full name of the class.
  const initials = name.replaceAll(/(?<=\w)\w|-/g, '');
  return {
    auto: /\.module\.css$/,
    localIdentName: production ? `${initials}_[hash:hex:6]` : `${name}_[name]_[local]`,
    localIdentHashSalt: name,
    exportLocalsConvention: 'as-is',
    namedExport: false,
  };
}

/**
 * Returns the PostCSS loader, which puts a stylesheet into a layer. Its options are an object: if they were a function,
 * the loader would look for a configuration file beside every stylesheet.
 */
function inLayer(layer: string) {
  const plugins = [postcssPresetMantine(), layerStyles(layer)];
  return { loader: resolveFromHere('postcss-loader'), options: { postcssOptions: { config: false, plugins } } };
}
