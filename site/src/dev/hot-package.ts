import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { type Release, release } from 'federation';
import webpack, { type Compilation, type Compiler, type Configuration } from 'webpack';
import devMiddleware from 'webpack-dev-middleware';
import hotMiddleware from 'webpack-hot-middleware';
import { root } from '../checks/run.ts';

export type HotPackage = {
  /** Returns the release of the latest compilation. When a compilation is running, waits for it. */
  release: () => Promise<Release>;
  middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  close: () => Promise<void>;
};

/** The function that a package's `webpack.config.ts` exports. */
type Preset = (options: {
  mode: 'development';
  hot: boolean;
  part: 'browser' | 'standalone';
}) => Promise<Configuration>;

type Options = {
  /**
   * A text that changes whenever the compilation could be another one; without it, nothing is stored. Otherwise webpack
   * continues at the next start from what it stored with the same text.
   */
  storedAs?: string;
  /** Adds the modules of the shell to a remote, so that it runs without the shell. */
  alone: boolean;
  /** Called after every compilation with its errors and warnings; empty when there are none. */
  onCompiled: (problems: string) => void;
};

const require = createRequire(import.meta.url);

/**
 * Compiles a package in memory, and again after every change. Serves the compiled files and the connection for hot
 * reload.
 */
export async function hotPackage(
  folder: string,
  say: (line: string) => void,
  { alone, onCompiled, storedAs }: Options,
): Promise<HotPackage> {
  const name = basename(folder);
  const { default: preset } = (await import(pathToFileURL(join(folder, 'webpack.config.ts')).href)) as {
    default: Preset;
  };
  const config = await preset({ mode: 'development', hot: true, part: alone ? 'standalone' : 'browser' });
  const compiler = webpack({
    ...withHotReload(config, name, storedAs),
    ...(storedAs && { cache: storedCache(name, storedAs) }),
  });
  if (!compiler) throw new Error(`${name}: webpack made no compiler`);
  const files = devMiddleware(compiler, {
    publicPath: `/assets/${name}/`,
    stats: false,
    headers: { 'cache-control': 'no-store' },
  });
  const channel = hotMiddleware(compiler, { path: hotPath(name), log: false });
  reportCompilations(compiler, name, say, onCompiled);
  return {
    release: () => compiled(files, compiler),
    middleware: (request, response, next) => {
      const { url = '' } = request;
      if (url === hotPath(name)) channel(request, response, next);
      else if (url.startsWith(`/assets/${name}/`)) files(request, response, next);
      else next();
    },
    close: () =>
      new Promise((resolve) => {
        channel.close();
        files.close(() => resolve());
      }),
  };
}

function withHotReload(config: Configuration, name: string, storedAs: string | undefined): Configuration {
  const client = `${require.resolve('webpack-hot-middleware/client.js')}?path=${hotPath(name)}&name=${name}&reload=true&overlay=false`;
  return {
    ...config,
    output: { ...config.output, pathinfo: false },
    watchOptions: { ignored: /node_modules/ },
    // Without source maps a third less has to be stored and read. The code stays readable.
    devtool: storedAs ? false : 'inline-cheap-module-source-map',
    module: {
      ...config.module,
      rules: [
        ...(config.module?.rules ?? []),
        {
          test: /\/src\/pages\/[^/]+\.page\.tsx$/,
          resourceQuery: { not: /page/ },
          enforce: 'pre',
          loader: join(import.meta.dirname, 'hot-page-loader.ts'),
        },
      ],
    },
    plugins: [
      ...(config.plugins ?? []).filter((plugin) => !(plugin instanceof webpack.SourceMapDevToolPlugin)),
      new webpack.EntryPlugin(config.context ?? root, client, { name: undefined }),
      new webpack.HotModuleReplacementPlugin(),
      skipBrokenUpdates,
      new ReactRefreshPlugin({ overlay: failedUpdate, include: /\/src\/.*\.tsx(\?page)?$/ }),
      new webpack.NormalModuleReplacementPlugin(
        /react-refresh(\/runtime(\.js)?)?$/,
        join(import.meta.dirname, 'refresh-runtime-shim.cjs'),
      ),
    ],
  };
}

const failedUpdate = {
  entry: false,
  module: join(import.meta.dirname, 'failed-update.cjs'),
  sockIntegration: false,
} as const;

/**
 * After a first compilation without errors, emits none that has errors; webpack's `NoEmitOnErrorsPlugin` would not emit
 * the first either. Hot reload then leads open pages from the code that they run to the corrected code, and they keep
 * what was typed.
 */
function skipBrokenUpdates(compiler: Compiler): void {
  let hasCompiled = false;
  const skips = (compilation: Compilation) => (hasCompiled && compilation.getStats().hasErrors() ? false : undefined);
  compiler.hooks.thisCompilation.tap('skipBrokenUpdates', (compilation) => {
    compilation.hooks.shouldRecord.tap('skipBrokenUpdates', () => skips(compilation));
  });
  compiler.hooks.shouldEmit.tap('skipBrokenUpdates', skips);
  compiler.hooks.done.tap('skipBrokenUpdates', (stats) => {
    hasCompiled ||= !stats.hasErrors();
  });
}

function storedCache(name: string, version: string): Configuration['cache'] {
  const cacheDirectory = join(root, '.cache/hot');
  return { type: 'filesystem', cacheDirectory, name, version, buildDependencies: { site: [import.meta.filename] } };
}

const hotPath = (name: string) => `/hot/${name}`;

function compiled(files: ReturnType<typeof devMiddleware>, compiler: Compiler): Promise<Release> {
  return new Promise((resolve, reject) => {
    files.waitUntilValid(() => {
      const path = join(compiler.outputPath, '../release.json');
      compiler.outputFileSystem?.readFile(path, (error, content) => {
        if (error || !content) reject(error ?? new Error(`${path} is empty`));
        else resolve(release.parse(JSON.parse(String(content))));
      });
    });
  });
}

function reportCompilations(
  compiler: Compiler,
  name: string,
  say: (line: string) => void,
  onCompiled: Options['onCompiled'],
): void {
  compiler.hooks.done.tap('report', (stats) => {
    const found = [...stats.compilation.errors, ...stats.compilation.warnings];
    const problems = found.map(({ message }) => message).join('\n\n');
    const seconds = ((stats.endTime - stats.startTime) / 1000).toFixed(1);
    say(problems === '' ? `${name} compiled in ${seconds} s` : `${name}:\n${problems}`);
    onCompiled(problems);
  });
}
