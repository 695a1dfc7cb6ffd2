// biome-ignore lint/correctness/noUndeclaredDependencies: an alias of the shell's preset.
import * as runtimeCore from '@module-federation/runtime-core';

/**
 * Runtime plugin of the shell: remotes are built without the federation runtime and take the shell's from this global.
 * The plugin's own `provideExternalRuntime` does the same with a second, CommonJS copy of it (15 KB br).
 */
export default function provideRuntimeCore() {
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
  return { name: 'provide-runtime-core' };
}
