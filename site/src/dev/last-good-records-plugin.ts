import type { Compiler } from 'webpack';

const name = 'LastGoodRecordsPlugin';

/**
 * Makes hot reload continue after an error: webpack names an update after the compilation that it has recorded before,
 * and open pages still run the last one without errors. So a compilation with errors is not recorded. Its files are
 * emitted, unlike with `optimization.emitOnErrors: false`, so that `dev` also starts with an error in the sources.
 */
export class LastGoodRecordsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(name, (compilation) => {
      compilation.hooks.shouldRecord.tap(name, () => (compilation.getStats().hasErrors() ? false : undefined));
    });
  }
}
