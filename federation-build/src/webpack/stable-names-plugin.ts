import type { Compiler, Module } from 'webpack';

/**
 * The federation runtime's entry is a `data:` module with absolute paths in its address, and the container's name contains that.
 * Both get a plain name, so that the same sources give the same bytes in whatever folder they are built: a version is published
 * once.
 */
export class StableNamesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('StableNamesPlugin', (compilation) => {
      compilation.hooks.buildModule.tap('StableNamesPlugin', (module) => {
        const name = plainName(module);
        if (name) module.readableIdentifier = () => name;
      });
      compilation.hooks.beforeModuleIds.tap('StableNamesPlugin', (modules) => {
        for (const module of modules) {
          const name = plainName(module);
          if (name) compilation.chunkGraph.setModuleId(module, name);
        }
      });
    });
  }
}

function plainName(module: Module): string | undefined {
  const identifier = module.identifier();
  if (identifier.startsWith('container entry')) return 'container';
  return identifier.includes('data:text/javascript;') ? 'federation' : undefined;
}
