import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Compiler } from 'webpack';
import webpack from 'webpack';

/**
 * Global function of the shell that prepares a script or stylesheet element before its insertion (shell/src/remotes).
 */
export const guardGlobal = '__verandahGuard';

/**
 * Passes each chunk that webpack's runtime inserts to the shell's guard, which sets its integrity from
 * `builds/meta/{id}.json`. A table in every entry would cost 4 KB that do not compress.
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
