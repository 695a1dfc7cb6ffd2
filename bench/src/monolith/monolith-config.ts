import { globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { baseConfig, readDefinition, serverConfig } from 'federation-build';
import webpack, { type Chunk, type Configuration } from 'webpack';

export const root = resolve(import.meta.dirname, '../../..');
const shellFolder = join(root, 'shell');
/** The name and folder of the shell, so that both builds have its class names and CSS layers. */
const facts = { folder: shellFolder, name: 'shell', version: '1.0.0' };

export const remoteNames = globSync('remote-*/', { cwd: root })
  .map((name) => name.replace(/\/$/, ''))
  .sort();

export type Definitions = Awaited<ReturnType<typeof readDefinitions>>;

export async function readDefinitions() {
  return Promise.all(remoteNames.map((name) => readDefinition(join(root, name), name)));
}

/**
 * Returns the configuration that builds the same shell and pages without federation: one chunk per page, and webpack's
 * usual splitting of shared modules. Mantine and the router are tree-shaken together with everything else. There is no
 * integrity table.
 * @param loader the generated module that imports every page
 */
export function browserConfig(output: string, loader: string): Configuration {
  const base = baseConfig(facts, { mode: 'production' });
  const fileOf = (ending: string) => (data: { chunk?: unknown }) =>
    `${folderOf(data.chunk as Chunk)}[name].[contenthash:10].${ending}`;
  return {
    ...base,
    name: 'monolith',
    entry: { main: join(shellFolder, 'src/main.tsx') },
    output: {
      ...base.output,
      path: output,
      publicPath: '/assets/',
      filename: 'shell/[name].[contenthash:10].js',
      chunkFilename: fileOf('js'),
      assetModuleFilename: 'shell/[name].[contenthash:10][ext]',
    },
    module: { ...base.module, rules: [...(base.module?.rules ?? []), remoteLayers] },
    optimization: { ...base.optimization, splitChunks: { cacheGroups: { defaultVendors: false } } },
    plugins: [
      ...(base.plugins ?? []).filter((plugin) => plugin?.constructor.name !== 'MiniCssExtractPlugin'),
      ...extractStyles(base, fileOf('css')),
      new webpack.NormalModuleReplacementPlugin(/\/load-page-module\.ts$/, (resource) => {
        resource.request = loader;
      }),
    ],
  };
}

/**
 * Returns the plugin that extracts styles, with other file names. Takes its class from the preset's instance, so that
 * the plugin and its loader come from the same copy of the package.
 */
function extractStyles(base: Configuration, chunkFilename: (data: { chunk?: unknown }) => string) {
  const preset = base.plugins?.find((plugin) => plugin?.constructor.name === 'MiniCssExtractPlugin');
  if (!preset) throw new Error('the preset extracts no styles');
  const Plugin = preset.constructor as new (options: object) => webpack.WebpackPluginInstance;
  return [new Plugin({ filename: 'shell/[name].[contenthash:10].css', chunkFilename, ignoreOrder: true })];
}

const remoteLayers: webpack.RuleSetRule = {
  test: /\.css$/,
  include: /\/remote-[a-z-]+\/src\//,
  loader: join(import.meta.dirname, 'remote-layer-loader.ts'),
};

/**
 * A page's own chunk is named like `remote-listings/search`, which contains its folder. All other chunks are in the
 * shell's folder.
 */
function folderOf({ name }: Chunk): string {
  return name?.startsWith('remote-') ? '' : 'shell/';
}

/** Returns the configurations that build the shell and the public pages for the gateway, with the same class names. */
export function serverConfigs(output: string, definitions: Definitions): Configuration[] {
  const pages = definitions.flatMap(({ name, pages: rows }) =>
    rows
      .filter(({ access }) => access === 'public')
      .map(({ page }) => [`${name}.${page}`, pageFile(name, page)] as const),
  );
  const into = (config: Configuration, folder: string): Configuration => ({
    ...config,
    output: { ...config.output, path: join(output, folder) },
  });
  return [
    into(serverConfig(facts, { shell: join(shellFolder, 'src/server/index.ts') }), 'shell'),
    into(serverConfig(facts, Object.fromEntries(pages), false), 'pages'),
  ];
}

function pageFile(remote: string, page: string): string {
  return join(root, remote, 'src/pages', `${page}.page.tsx`);
}

/** Returns the source of a module that loads pages. It replaces the shell's module that asks the federation runtime. */
export function loaderSource(definitions: Definitions): string {
  const rows = definitions.flatMap(({ name, pages }) =>
    [...new Set(pages.map(({ page }) => page))].map((page) => {
      const key = `${name}/${page}`;
      return `  ${JSON.stringify(key)}: () => import(/* webpackChunkName: ${JSON.stringify(key)} */ ${JSON.stringify(pageFile(name, page))}),`;
    }),
  );
  return `const pages = {\n${rows.join('\n')}\n};\nexport const loadPageModule = ({ name }, page) => pages[\`\${name}/\${page}\`]();\n`;
}
