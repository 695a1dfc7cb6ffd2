import { groupNames } from 'shared-ui/mantine/groups';
import type { Chunk, ChunkGraph, Compiler, Configuration, Module } from 'webpack';
import { providedKey } from './chunk-facts.ts';

type SplitChunks = NonNullable<NonNullable<Configuration['optimization']>['splitChunks']>;
type CacheGroups = Exclude<SplitChunks, false>['cacheGroups'];

const prefix = 'shared-ui/mantine/';

/** Gives the chunk of each Mantine group the name `group-…`, by which the cache groups below recognise it. */
export class MantineChunksPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('MantineChunksPlugin', (compilation) => {
      compilation.hooks.optimizeChunks.tap({ name: 'MantineChunksPlugin', stage: -100 }, () => {
        for (const module of compilation.modules) {
          const key = providedKey(module);
          const block = module.blocks[0];
          if (!key?.startsWith(prefix) || !block) continue;
          const chunk = compilation.chunkGraph.getBlockChunkGroup(block)?.chunks.at(-1);
          if (!chunk) continue;
          chunk.name = `group-${key.slice(prefix.length)}`;
          compilation.namedChunks.set(chunk.name, chunk);
        }
      });
    });
  }
}

const isGroup = (chunk: Chunk) => chunk.name?.startsWith('group-') ?? false;

/**
 * Returns the chunk for a module of Mantine:
 * - `base` for a module that the group `layout` needs, because nearly every page loads this group;
 * - `shared` for any other module that two or more groups need, not counting `rest`, which few pages load;
 * - else the chunk of the only group that needs it.
 * Smaller chunks would not help: a page uses two or three groups, and one more request costs more than a few unused KB.
 */
function homeOf(module: Module, chunkGraph: ChunkGraph): string | undefined {
  const groups = chunkGraph
    .getModuleChunks(module)
    .filter(isGroup)
    .map(({ name }) => name?.split('group-')[1]);
  if (groups.length === 0) return undefined;
  if (groups.includes('layout')) return 'base';
  const usual = groups.filter((group) => group !== 'rest');
  return usual.length > 1 ? 'shared' : (usual[0] ?? 'rest');
}

/**
 * webpack's cache groups, one for each chunk that `homeOf` returns. All modules of the original chunks move to these
 * chunks, and webpack removes the empty originals.
 */
export const mantineCacheGroups: CacheGroups = Object.fromEntries(
  ['base', 'shared', ...groupNames].map((home) => [
    `mantine-${home}`,
    {
      chunks: isGroup,
      test: (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) => homeOf(module, chunkGraph) === home,
      name: `mantine-${home}`,
      enforce: true,
      priority: 20,
    },
  ]),
);
