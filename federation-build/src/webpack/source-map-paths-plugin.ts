import webpack, { type Compiler } from 'webpack';

const pluginName = 'SourceMapPathsPlugin';

/**
 * Writes source maps only for our own sources, because those of libraries took a tenth of the build time. Also makes
 * webpack replace its provisional hashes in the maps. Place it after the plugin that writes the maps.
 */
export class SourceMapPathsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(pluginName, (compilation) => {
      compilation.hooks.buildModule.tap(pluginName, (module) => {
        if (module instanceof webpack.NormalModule && module.resource.includes('/node_modules/'))
          module.useSourceMap = false;
      });
      // Converts each map from a buffer to a text. webpack replaces its provisional hashes only in texts, and these
      // hashes depend on the build folder.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING + 1;
      compilation.hooks.processAssets.tap({ name: pluginName, stage }, (assets) => {
        for (const file of Object.keys(assets).filter((name) => name.endsWith('.map')))
          compilation.updateAsset(file, (map) => new webpack.sources.RawSource(map.source().toString()));
      });
    });
  }
}
