import type { RemoteRelease } from 'federation';
import { logger } from 'shared-platform';
import { newReference } from 'shared-platform/host';
import { addResult } from '../../monitoring/release-reports/add-result.ts';
import { setRunningVersion } from '../../monitoring/running-versions.ts';
import { readVisit } from '../../page-context/read-visit.ts';
import { allowFiles } from '../asset-guard.ts';
import type { LoadError, PageModule } from '../load-result.ts';
import { readPrevious } from './read-previous.ts';
import { removeStylesOf } from './remove-styles-of.ts';
import { separateChunks } from './separate-chunks.ts';

export type Loading = {
  /** The release of each remote of which a page has loaded. `loadFrom` adds to it. */
  running: Map<string, RemoteRelease>;
  loadFrom: (release: RemoteRelease, page: string, again: boolean) => Promise<PageModule>;
};

/** The last attempt of each remote. Pages of one remote wait for each other, so that all run the same release. */
const attempts = new Map<string, Promise<unknown>>();
const replacements = new WeakSet<RemoteRelease>();

/**
 * Loads a page from the previous release of its remote, because the release of this document cannot be loaded. The
 * failure is logged and reported as if the user had seen it.
 * @throws the failure, when the page cannot be loaded from the previous release either
 */
export function loadFromPrevious(
  name: string,
  page: string,
  failure: LoadError,
  loading: Loading,
): Promise<PageModule> {
  const before = attempts.get(name);
  const attempt = Promise.resolve(before)
    .catch(() => {})
    .then(() => tryPrevious(name, page, failure, loading));
  attempts.set(name, attempt);
  return attempt;
}

async function tryPrevious(name: string, page: string, failure: LoadError, { running, loadFrom }: Loading) {
  const used = running.get(name);
  if (used && replacements.has(used)) return loadFrom(used, page, false);
  const releases = used ? null : await readPrevious(name, readVisit(document)).catch(() => null);
  const { live, previous } = releases ?? {};
  if (!live || !previous?.exposes[page] || previous.unsupported) throw failure;
  // A page of the live release has loaded meanwhile.
  if (running.has(name)) throw failure;
  allowFiles(previous);
  replacements.add(previous);
  const choose = separateChunks(live, previous);
  try {
    const module = await loadFrom(previous, page, true);
    removeStylesOf(live, previous);
    report(live, page, failure, previous.version);
    return module;
  } catch {
    choose(live);
    setRunningVersion(name, live.version);
    throw failure;
  }
}

/** Counts as a failure of the live release, so that it goes into quarantine when it fails for many. */
function report(
  { name, version }: RemoteRelease,
  page: string,
  { reason, message, cause }: LoadError,
  instead: string,
) {
  const detail = cause instanceof Error ? (cause.stack ?? message) : message;
  const facts = { version, page, source: 'load', reference: newReference(), detail, instead };
  logger.error(`${name} failed: ${reason}`, facts);
  addResult({ failed: name, reason });
}
