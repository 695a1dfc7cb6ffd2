import { createInstance } from '@module-federation/enhanced/runtime';
import type { RemoteRelease } from 'federation';
import { nextTask } from '../next-task.ts';
import { loadEntry } from './load-entry.ts';

/**
 * The federation runtime. It loads entry scripts with our function `loadEntry`, which sets integrity hashes and uses
 * the script tags that the HTML may already contain.
 */
const runtime = createInstance({
  name: 'shell',
  remotes: [],
  plugins: [
    {
      name: 'verandah-entries',
      async loadEntry({ remoteInfo }) {
        // `loadEntry` needs the path. The runtime has converted it to an absolute URL.
        const container = await loadEntry(new URL(remoteInfo.entry).pathname, remoteInfo.entryGlobalName);
        await nextTask();
        return container;
      },
    },
  ],
});

/** Each registered remote: its entry, and the name that the runtime has for it. Key: the remote's global variable. */
const registered = new Map<string, { entry: string; name: string }>();
let registrations = 0;
let sharing: Promise<void> | undefined;

/**
 * Loads one module that a remote exposes.
 * @param again true to register the remote under a new name, because the runtime caches a failure under the old one
 * @throws the error of the entry, of `init` or of the module's chunks
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
  // Ends the task in which the page's modules ran, so that the page renders in another task.
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

/** Gives the runtime webpack's share scope, with which it initialises each container. */
async function provideShares(): Promise<void> {
  await __webpack_init_sharing__('default');
  runtime.initShareScopeMap('default', __webpack_share_scopes__.default);
}
