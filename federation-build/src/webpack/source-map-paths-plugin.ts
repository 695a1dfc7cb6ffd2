import webpack, { type Compiler } from 'webpack';

const pluginName = 'SourceMapPathsPlugin';

/**
 * Reduces source maps to our own sources: those of libraries took a tenth of a build. Replaces provisional hashes in
 * them. Use it after the plugin that writes maps.
 */
export class SourceMapPathsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(pluginName, (compilation) => {
      compilation.hooks.buildModule.tap(pluginName, (module) => {
        if (module instanceof webpack.NormalModule && module.resource.includes('/node_modules/'))
          module.useSourceMap = false;
      });
      // webpack emits maps as buffers, and its RealContentHashPlugin replaces hashes in text only. Provisional hashes
      // depend on the build folder.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING + 1;
      compilation.hooks.processAssets.tap({ name: pluginName, stage }, (assets) => {
        for (const file of Object.keys(assets).filter((name) => name.endsWith('.map')))
          compilation.updateAsset(file, (map) => new webpack.sources.RawSource(map.source().toString()));
      });
    });
  }
}
