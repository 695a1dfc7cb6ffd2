import { join } from 'node:path';
import webpack, { type WebpackPluginInstance } from 'webpack';

/**
 * Parts of the federation runtime that this site does not reach, or needs little of, with the reason: a third of its bytes. They are
 * ES modules of exactly pinned packages, and a path that is not there any more fails the shell's build (docs/decisions/0011).
 */
const unreached: Record<string, string> = {
  'runtime-core/dist/plugins/snapshot/SnapshotHandler.js': 'snapshots are read from manifests, and we have none',
  'runtime-core/dist/utils/preload.js': 'what a page needs is tagged by the gateway or preloaded by shell/src/intent',
  'runtime-core/dist/utils/load.js': 'the ways to load an entry: ours is a hook',
  'runtime-core/dist/utils/semver/index.js':
    'ranges of every form: ours have one, and federation/src/compatibility.ts reads it',
  'runtime-core/dist/utils/context.js': 'facts for diagnostics that nobody reads',
  'sdk/dist/dom.js': 'entries are loaded by shell/src/remotes/load-entry.ts, with their hash',
  'sdk/dist/logger.js': 'the console is enough',
  'error-codes/dist/desc.mjs': 'sentences for developers, which their codes lead to',
  'webpack-bundler-runtime/dist/init.js': 'shared modules are not shaken at run time',
  'webpack-bundler-runtime/dist/getSharedFallbackGetter.js': 'shared modules are not shaken at run time',
  'webpack-bundler-runtime/dist/installInitialConsumes.js':
    'no entry consumes: the shell provides, and pages of remotes are chunks',
  'webpack-bundler-runtime/dist/remotes.js': 'the shell names no remote at build time',
};

const standIn = join(import.meta.dirname, 'left-out.ts');

/** Puts `left-out.ts` in the place of every part of the runtime that is not reached. */
export class LeanRuntimePlugin implements WebpackPluginInstance {
  apply(compiler: webpack.Compiler): void {
    const missed = new Set(Object.keys(unreached));
    compiler.resolverFactory.hooks.resolver.for('normal').tap('LeanRuntimePlugin', (resolver) => {
      resolver.getHook('resolved').tapAsync({ name: 'LeanRuntimePlugin', stage: -1 }, (request, _context, goOn) => {
        const { path } = request;
        const part = path && Object.keys(unreached).find((name) => path.endsWith(`/@module-federation/${name}`));
        if (part) {
          missed.delete(part);
          request.path = standIn;
        }
        goOn();
      });
    });
    compiler.hooks.thisCompilation.tap('LeanRuntimePlugin', (compilation) => {
      compilation.hooks.finishModules.tap('LeanRuntimePlugin', () => {
        for (const part of missed) {
          compilation.errors.push(
            new webpack.WebpackError(`The federation runtime has no ${part}: see lean-runtime.ts`),
          );
        }
      });
    });
  }
}
