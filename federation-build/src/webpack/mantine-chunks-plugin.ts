import type { GroupName } from 'shared-ui/mantine/groups';
import type { Chunk, ChunkGraph, Compiler, Configuration, Module } from 'webpack';
import { providedKey } from './chunk-facts.ts';

type SplitChunks = NonNullable<NonNullable<Configuration['optimization']>['splitChunks']>;
type CacheGroups = Exclude<SplitChunks, false>['cacheGroups'];

const keyPrefix = 'shared-ui/mantine/';
const chunkPrefix = 'group-';

/** Gives the chunk of each Mantine group the name `group-…`, by which the cache groups below recognise it. */
export class MantineChunksPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('MantineChunksPlugin', (compilation) => {
      compilation.hooks.optimizeChunks.tap({ name: 'MantineChunksPlugin', stage: -100 }, () => {
        for (const module of compilation.modules) {
          const key = providedKey(module);
          const block = module.blocks[0];
          if (!key?.startsWith(keyPrefix) || !block) continue;
          const chunk = compilation.chunkGraph.getBlockChunkGroup(block)?.chunks.at(-1);
          if (!chunk) continue;
          chunk.name = chunkPrefix + key.slice(keyPrefix.length);
          compilation.namedChunks.set(chunk.name, chunk);
        }
      });
    });
  }
}

/**
 * The chunks that several groups use, and these groups:
 * - `fields` contains what text fields need, because nearly every page with another field has a text field;
 * - `floating` contains what two or more of its groups need, such as popovers and scroll areas.
 */
const commonChunks = {
  fields: ['fields', 'choices', 'controls', 'select', 'menu'],
  floating: ['select', 'menu', 'modal', 'extension', 'record', 'editor'],
} as const satisfies Record<string, readonly GroupName[]>;

type CommonChunk = keyof typeof commonChunks;

function isUsedBy(home: CommonChunk, chunk: Chunk): boolean {
  return commonChunks[home].some((group) => chunk.name === chunkPrefix + group);
}

/** Returns the common chunk for a module of Mantine; undefined for a module that every group contains for itself. */
function homeOf(module: Module, chunkGraph: ChunkGraph): CommonChunk | undefined {
  const chunks = chunkGraph.getModuleChunks(module);
  if (chunks.some(({ name }) => name === `${chunkPrefix}fields`)) return 'fields';
  return chunks.filter((chunk) => isUsedBy('floating', chunk)).length > 1 ? 'floating' : undefined;
}

/**
 * webpack's cache groups: one for each common chunk. All modules of `group-fields` move to `mantine-fields`, and
 * webpack removes the empty chunk. Nothing else splits the chunks of groups: a few bytes in two groups cost less than
 * one more request, and webpack runs a module only once.
 */
export const mantineCacheGroups: CacheGroups = {
  default: {
    chunks: (chunk) => !chunk.canBeInitial() && !chunk.name?.startsWith(chunkPrefix),
    minChunks: 2,
    priority: -20,
    reuseExistingChunk: true,
  },
  ...Object.fromEntries(
    (['fields', 'floating'] as const).map((home) => [
      `mantine-${home}`,
      {
        chunks: (chunk: Chunk) => isUsedBy(home, chunk),
        test: (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) => homeOf(module, chunkGraph) === home,
        name: `mantine-${home}`,
        enforce: true,
        priority: 20,
      },
    ]),
  ),
};
