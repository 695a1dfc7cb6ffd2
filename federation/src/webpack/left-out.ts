/** Stands in for what lean-runtime.ts leaves out of the federation runtime; each name is one that the rest of it imports. */
function leftOut(): never {
  throw new Error('This part of the federation runtime is left out: see federation/src/webpack/lean-runtime.ts');
}

export {
  leftOut as createLink,
  leftOut as createScript,
  leftOut as defaultPreloadArgs,
  leftOut as formatPreloadArgs,
  leftOut as getSharedFallbackGetter,
  leftOut as isStaticResourcesEqual,
  leftOut as loadScript,
  leftOut as normalizePreloadExposes,
  leftOut as preloadAssets,
  leftOut as remotes,
  leftOut as safeWrapper,
};

/** Without manifests there are no snapshots; what the runtime forgets of one when a remote is registered anew is nothing. */
export class SnapshotHandler {
  readonly manifestCache = new Map<string, unknown>();
  /** No plugin of ours listens. */
  readonly hooks = { lifecycle: {}, applyPlugin() {} };
}

export function getGlobalRemoteInfo(): Record<string, never> {
  return {};
}

/** An error keeps its code (`#RUNTIME-008`) and the address of its explanation. */
export const runtimeDescMap = {};
export { runtimeDescMap as buildDescMap, runtimeDescMap as errorDescMap, runtimeDescMap as typeDescMap };

type WebpackRequire = { federation: { initOptions: unknown; runtime: { init: (options: unknown) => unknown } } };

/** As the bundler runtime's own, without its tree shaking of shared modules at run time. */
export function init({ webpackRequire }: { webpackRequire: WebpackRequire }): unknown {
  const { initOptions, runtime } = webpackRequire.federation;
  return runtime.init(initOptions);
}
