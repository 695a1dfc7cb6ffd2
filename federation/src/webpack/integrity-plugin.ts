import { createHash } from 'node:crypto';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Compilation, Compiler } from 'webpack';
import webpack from 'webpack';

/** Global function of the shell that arms a script or stylesheet element before it is inserted (shell/src/remotes). */
export const guardGlobal = '__verandahGuard';

/** Becomes the table of hashes once every file has its content. */
const placeholder = '__HASHES_OF_CHUNKS__';
const anyQuotes = new RegExp(`(["'\`])${placeholder}\\1`);

/**
 * Second layer of integrity: whatever chunk webpack's own runtime inserts is armed by the shell's guard with the hash it was
 * built with. The table of hashes stands in the entry that loads the chunks. The first layer is the entry's own hash, which is in
 * the HTML and in the registry.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      const { publicPath, require } = webpack.RuntimeGlobals;
      const arm = (element: string, address: string) =>
        `self.${guardGlobal}(${element}, ${address}, ${require}.hashes[${address}.slice(${publicPath}.length)]);`;
      const scripts = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      scripts.createScript.tap('IntegrityPlugin', (source) => `${source}\n${arm('script', 'url')}`);
      const styles = MiniCssExtractPlugin.getCompilationHooks(compilation);
      // The address may carry a query by then: the chunk's own name is what counts.
      styles.beforeTagInsert.tap('IntegrityPlugin', (source, { tag, href }) => `${source}\n${arm(tag, href)}`);
      compilation.hooks.runtimeRequirementInTree
        .for(webpack.RuntimeGlobals.ensureChunk)
        .tap('IntegrityPlugin', (chunk) => compilation.addRuntimeModule(chunk, new HashesRuntimeModule()));
      // The names carry content hashes already, so the table says nothing that the entry's own name does not stand for.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: 'IntegrityPlugin', stage }, () => fillTables(compilation));
    });
  }
}

class HashesRuntimeModule extends webpack.RuntimeModule {
  constructor() {
    super('hashes of chunks');
  }

  override generate(): string {
    return `${webpack.RuntimeGlobals.require}.hashes = "${placeholder}";`;
  }
}

function fillTables(compilation: Compilation): void {
  const entries = new Set([...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles()));
  const files = compilation.getAssets().filter(({ name }) => /^[^.].*\.(?:js|css)$/.test(name) && !entries.has(name));
  const hashes = files.map(({ name, source }) => [name, sha384(source.buffer())] as const);
  const table = JSON.stringify(Object.fromEntries(hashes.sort(([a], [b]) => (a < b ? -1 : 1))));
  for (const name of entries) {
    const source = compilation.getAsset(name)?.source;
    const found = source && anyQuotes.exec(String(source.source()));
    if (!source || !found) continue;
    const filled = new webpack.sources.ReplaceSource(source);
    filled.replace(found.index, found.index + found[0].length - 1, table);
    compilation.updateAsset(name, filled);
  }
}

function sha384(content: Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
