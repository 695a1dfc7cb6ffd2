import webpack, { type Compiler } from 'webpack';

/**
 * Reduces source maps to our own sources: those of libraries took a tenth of a build. Use it after the plugin that
 * writes maps.
 */
export class SourceMapPathsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('OwnMapsPlugin', (compilation) => {
      compilation.hooks.buildModule.tap('OwnMapsPlugin', (module) => {
        if (module instanceof webpack.NormalModule && module.resource.includes('/node_modules/'))
          module.useSourceMap = false;
      });
    });
  }
}
