import webpack, { type Compiler } from 'webpack';

/** Source maps lead to our own sources alone: those of libraries were a tenth of a build's work. Stands after the plugin that writes maps. */
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
