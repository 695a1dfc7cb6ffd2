import { getInstance, loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteRelease } from 'federation';
import { startOver } from './asset-guard.ts';
import { diagnoseAsset } from './diagnose-asset.ts';
import { LoadFailure } from './load-failure.ts';
import type { PageModule } from './page-outcome.ts';

/** Without force the runtime keeps the entry it was told first. */
const registered = new Map<string, string>();

/** Where the entry of a release lies. */
export function entryUrl({ name, container }: RemoteRelease): string {
  return `/assets/${name}/${container.entry}`;
}

/**
 * Script, init, get and factory of one page, through the federation runtime, without a deadline.
 * `again` forgets everything that is known of the remote first: a container that failed once stays broken otherwise.
 * @throws LoadFailure with the reason.
 */
export async function loadContainerPage(release: RemoteRelease, page: string, again: boolean): Promise<PageModule> {
  const { global } = release.container;
  const entry = entryUrl(release);
  if (again) startOver(release.name);
  const isOther = registered.has(global) && registered.get(global) !== entry;
  const force = again || isOther;
  if (force) keepShares();
  registerRemotes([{ name: global, entry, entryGlobalName: global }], { force });
  registered.set(global, entry);
  const module = await loadRemote<PageModule>(`${global}/${page}`).catch(async (error: unknown) => {
    throw await explain(error);
  });
  if (typeof module?.Component !== 'function' && typeof module?.Component !== 'object') {
    throw new LoadFailure('missing-page', `${release.name}: the module of page "${page}" has no Component`);
  }
  return module;
}

/**
 * The runtime forgets with a remote what that remote was the first to load, though it is the shell's; and it remembers a shared
 * module whose chunk did not come as one that is still coming.
 */
function keepShares(): void {
  for (const versions of Object.values(getInstance()?.shareScopeMap.default ?? {})) {
    for (const shared of Object.values(versions)) Object.assign(shared, { from: 'shell', loading: null });
  }
}

async function explain(error: unknown): Promise<LoadFailure> {
  if (error instanceof LoadFailure) return error;
  const { request, message } = error as { request?: unknown; message?: unknown };
  if (typeof request === 'string') return diagnoseAsset(request, `${request} ran without bringing its chunk`);
  return new LoadFailure('crashed', String(message ?? error));
}
