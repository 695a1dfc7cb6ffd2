import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Compiler } from 'webpack';
import webpack from 'webpack';

/**
 * The name of the shell's global function that prepares a script or stylesheet element before it is inserted
 * (shell/src/remotes/asset-guard.ts).
 */
export const guardGlobal = '__verandahGuard';

/**
 * Makes webpack's runtime pass each script and stylesheet element to the shell's guard function before inserting it.
 * The guard sets the integrity hash, which it reads from `builds/meta/{id}.json`. Without this file, every remote's
 * entry would contain a table of hashes: 4 KB that do not compress.
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
