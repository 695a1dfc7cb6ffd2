import { logger } from 'shared-platform';
import type { LoadFailure } from '../remotes/load-result.ts';
import { addResult } from './release-reports/add-result.ts';
import { runningVersion } from './running-versions.ts';

/** Logs why a page of a remote cannot be shown. */
export function logLoadFailure({ remote, version, page, reason, detail, reference }: LoadFailure): void {
  logger.error(`${remote} failed: ${reason}`, { version, page, source: 'load', reference, detail });
  addResult({ failed: remote, reason });
}

const loggedPages = new Set<string>();

/** Logs that a page of a remote has rendered. Logs each page of a release only once in this document. */
export function logPageLoad(release: { name: string; version: string }, page: string, milliseconds: number): void {
  const { name } = release;
  const version = runningVersion(name) ?? release.version;
  const key = `${name}@${version}/${page}`;
  if (loggedPages.has(key)) return;
  loggedPages.add(key);
  logger.info(`${name} loaded`, { version, page, milliseconds });
  addResult({ loaded: name });
}
