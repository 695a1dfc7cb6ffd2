import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Compiler } from 'webpack';
import webpack from 'webpack';

/** Global function of the shell that arms a script or stylesheet element before it is inserted (shell/src/remotes). */
export const guardGlobal = '__verandahGuard';

/**
 * Second layer of integrity: whatever chunk webpack's own runtime inserts is armed by the shell's guard with the hash of the
 * release, or with a hash nothing matches. The first layer is the shell's loader, which inserts the remote entries.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      const scripts = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      scripts.createScript.tap('IntegrityPlugin', (source) => `${source}\nself.${guardGlobal}(script, url);`);
      const styles = MiniCssExtractPlugin.getCompilationHooks(compilation);
      styles.beforeTagInsert.tap('IntegrityPlugin', (source, { tag, href }) => {
        return `${source}\nself.${guardGlobal}(${tag}, ${href});`;
      });
    });
  }
}
