import { isNewer, satisfies } from 'federation';

/** Stands in for what lean-runtime.ts leaves out of the federation runtime; each name is one that the rest of it imports. */
function leftOut(): never {
  throw new Error('This part of the federation runtime is left out: see federation-build/src/webpack/lean-runtime.ts');
}

export {
  leftOut as bindLoggerToCompiler,
  leftOut as createInfrastructureLogger,
  leftOut as createLink,
  leftOut as createScript,
  leftOut as defaultPreloadArgs,
  leftOut as formatPreloadArgs,
  leftOut as getSharedFallbackGetter,
  leftOut as installInitialConsumes,
  leftOut as isEsmRemoteType,
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

/** The ranges our presets write, and the `<=1.2.3` that the runtime compares two versions with. */
export function satisfy(version: string, range: string): boolean {
  return range.startsWith('<=') ? !isNewer(version, range.slice(2)) : satisfies(version, range);
}

/** Facts for the runtime's diagnostics, which nobody reads here. */
export function optionsToMFContext(): undefined {}

type RemoteInfo = { name: string; entry: string };
type LoadEntry = { emit: (asked: { origin: Origin; remoteInfo: RemoteInfo }) => Promise<unknown> };
type Origin = { remoteHandler: { hooks: { lifecycle: { loadEntry: LoadEntry } } } };

/** Through the hook alone, which our plugin answers: it joins an entry that is under way, and says why one does not come. */
export async function getRemoteEntry(asked: {
  origin: Origin;
  remoteInfo: RemoteInfo;
  remoteEntryExports?: unknown;
}): Promise<unknown> {
  const { origin, remoteInfo, remoteEntryExports } = asked;
  return remoteEntryExports ?? origin.remoteHandler.hooks.lifecycle.loadEntry.emit({ origin, remoteInfo });
}

export function getRemoteEntryUniqueKey({ name, entry }: RemoteInfo): string {
  return `${name}:${entry}`;
}

type Remote = { name: string; entry?: string; type?: string; entryGlobalName?: string; shareScope?: string };

/** As the runtime's own. */
export function getRemoteInfo(remote: Remote) {
  const { name, entry = '', type = 'global', entryGlobalName = name, shareScope = 'default' } = remote;
  return { ...remote, entry, type, entryGlobalName, shareScope };
}

/** The console; what the page itself has to say is said through shared-platform's logger. */
export const logger = console;
export const createLogger = () => logger;
export { logger as infrastructureLogger };
