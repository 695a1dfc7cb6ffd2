import { createInstance } from '@module-federation/enhanced/runtime';
import type { RemoteRelease } from 'federation';
import { nextTask } from '../next-task.ts';
import { loadEntry } from './load-entry.ts';

/**
 * Passes `loadEntry` to the runtime, because entry scripts need integrity hashes and the HTML may already load them.
 */
const runtime = createInstance({
  name: 'shell',
  remotes: [],
  plugins: [
    {
      name: 'verandah-entries',
      async loadEntry({ remoteInfo }) {
        // The runtime has made the URL of the entry absolute.
        const container = await loadEntry(new URL(remoteInfo.entry).pathname, remoteInfo.entryGlobalName);
        await nextTask();
        return container;
      },
    },
  ],
});

/**
 * The registration of each remote: the entry, and the name under which the runtime knows it. Key: the remote's global.
 */
const registered = new Map<string, { entry: string; name: string }>();
let registrations = 0;
let sharing: Promise<void> | undefined;

/**
 * Loads one module that a remote exposes.
 * @param again makes the runtime start over: the remote is registered under a new name, because the runtime caches
 * failures by name
 * @throws what the entry, `init` or the module's chunks threw
 */
export async function loadExposed(
  { container: { global } }: RemoteRelease,
  entry: string,
  expose: string,
  again: boolean,
): Promise<unknown> {
  sharing ??= provideShares();
  await sharing;
  const known = registered.get(global);
  const remote = known && known.entry === entry && !again ? known : register(global, entry);
  const module = await runtime.loadRemote(`${remote.name}/${expose}`);
  // The modules of the page ran in this task. Rendering them starts another.
  await nextTask();
  return module;
}

function register(global: string, entry: string) {
  registrations += 1;
  const remote = { entry, name: `${global}_${registrations}` };
  runtime.registerRemotes([{ name: remote.name, entry, entryGlobalName: global }]);
  registered.set(global, remote);
  return remote;
}

/** Registers the modules of webpack's share scope in the runtime, so that remotes use them. */
async function provideShares(): Promise<void> {
  await __webpack_init_sharing__('default');
  for (const [name, versions] of Object.entries(__webpack_share_scopes__.default)) {
    for (const [version, { get, eager }] of Object.entries(versions)) {
      const shareConfig = { singleton: true, requiredVersion: `^${version}`, eager: eager === true };
      runtime.registerShared({ [name]: { version, get, shareConfig, strategy: 'loaded-first' } });
    }
  }
}
