import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { guardAsset } from './asset-guard.ts';
import { loadEntry } from './load-entry.ts';
import { allowStyleText } from './trusted-types.ts';

/**
 * Built into the shell's federation runtime, so that it is there before any code of ours could load a chunk: entries of remotes
 * are loaded by `loadEntry`, and webpack's own chunk loading, ours and the remotes', meets the guard.
 */
export default function federationPlugin(): ModuleFederationRuntimePlugin {
  allowStyleText();
  Object.assign(globalThis, { __verandahGuard: guardAsset });
  return {
    name: 'verandah-remotes',
    loadEntry: ({ remoteInfo }) => loadEntry(remoteInfo.entry, remoteInfo.entryGlobalName),
  };
}
