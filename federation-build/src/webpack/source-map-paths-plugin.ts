import webpack, { type Compiler } from 'webpack';

const pluginName = 'SourceMapPathsPlugin';

/**
 * Omits the source maps of libraries, which took a tenth of the build time. Also makes webpack replace its provisional
 * hashes in the maps. Must come after the plugin that writes the maps.
 */
export class SourceMapPathsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(pluginName, (compilation) => {
      compilation.hooks.buildModule.tap(pluginName, (module) => {
        if (module instanceof webpack.NormalModule && module.resource.includes('/node_modules/'))
          module.useSourceMap = false;
      });
      // Converts each map from a buffer to a text, because webpack replaces its provisional hashes only in texts. These
      // hashes depend on the build folder, so they must not stay in the maps.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING + 1;
      compilation.hooks.processAssets.tap({ name: pluginName, stage }, (assets) => {
        for (const file of Object.keys(assets).filter((name) => name.endsWith('.map')))
          compilation.updateAsset(file, (map) => new webpack.sources.RawSource(map.source().toString()));
      });
    });
  }
}
