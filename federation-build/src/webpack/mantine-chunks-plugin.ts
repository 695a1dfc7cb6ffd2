import { groupNames } from 'shared-ui/mantine/groups';
import type { Chunk, ChunkGraph, Compiler, Configuration, Module } from 'webpack';
import { providedKey } from './chunk-facts.ts';

type SplitChunks = NonNullable<NonNullable<Configuration['optimization']>['splitChunks']>;
type CacheGroups = Exclude<SplitChunks, false>['cacheGroups'];

const prefix = 'shared-ui/mantine/';

/**
 * Names the chunk of every Mantine group, so that the cache groups below can tell them apart.
 */
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
 * The chunk a module of Mantine belongs to. What `layout` needs is one chunk, because nearly every page has it; what two other
 * groups have in common is one (`rest` does not count: who loads it may load more); what is left belongs to its group. A page
 * draws from two or three groups, and a request costs it more than a few unused KB.
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

/** One cache group per home; the groups' own chunks end up empty and vanish. */
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
