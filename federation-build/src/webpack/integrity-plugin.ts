import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Compiler } from 'webpack';
import webpack from 'webpack';

/** Global function of the shell that arms a script or stylesheet element before it is inserted (shell/src/remotes). */
export const guardGlobal = '__verandahGuard';

/**
 * Whatever chunk webpack's own runtime inserts is armed by the shell's guard with the hash it was released with. The guard has it
 * from the build's table, `builds/meta/{id}.json`: a table in every entry would cost 4 KB that do not compress.
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
