import { createInstance } from '@module-federation/enhanced/runtime';
// biome-ignore lint/correctness/noUndeclaredDependencies: an alias of the shell's preset.
import federation from '@module-federation/webpack-bundler-runtime';
// biome-ignore lint/correctness/noUndeclaredDependencies: an alias of the shell's preset.
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/container';
import { bundlerRuntimeGlobal } from './bundler-runtime-global.ts';

/**
 * Runtime plugin of the shell: remotes are built without the federation runtime and take the shell's from this global; each makes
 * an instance of its own with it. The federation plugin's own `externalRuntime` shares the core alone, leaves 13 KB in every
 * entry, and keeps every export of the core.
 */
export default function provideBundlerRuntime() {
  Object.assign(globalThis, {
    [bundlerRuntimeGlobal]: {
      ...federation,
      runtime: { init: (options: { name: string }) => createInstance({ ...options, id: options.name, remotes: [] }) },
      bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry },
    },
  });
  return { name: 'provide-bundler-runtime' };
}
