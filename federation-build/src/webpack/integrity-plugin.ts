import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Compiler } from 'webpack';
import webpack from 'webpack';

/**
 * The name of a global function of the shell. It prepares a script or stylesheet element before the element is inserted
 * (shell/src/remotes/asset-guard.ts).
 */
export const guardGlobal = '__verandahGuard';

/**
 * Makes webpack's runtime pass each script and stylesheet element to the shell's guard function before inserting it.
 * The guard sets the integrity hash, which it reads from `builds/meta/{id}.json`. Otherwise each remote's entry would
 * need its own table of hashes, 4 KB that cannot be compressed.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      const arm = (element: string, address: string) => `self.${guardGlobal}(${element}, ${address});`;
      const scripts = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      scripts.createScript.tap('IntegrityPlugin', (source) => `${source}\n${arm('script', 'url')}`);
      const styles = MiniCssExtractPlugin.getCompilationHooks(compilation);
      styles.beforeTagInsert.tap('IntegrityPlugin', (source, { tag, href }) => `${source}\n${arm(tag, href)}`);
    });
  }
}
