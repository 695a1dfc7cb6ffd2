import type { Visit } from 'federation';
import { allowFiles, setHashSource } from '../remotes/asset-guard.ts';
import { fetchBuild } from './fetch-build.ts';
import { createPageTables, type PageTables } from './page-tables.ts';

/**
 * Creates the page tables for this document. The build file, from which the tables of other remotes are loaded, also
 * contains the hashes of all their files. The browser may run only files with a known hash.
 */
export function createBrowserPageTables(visit: Visit): PageTables {
  const { matched, buildId, buildIntegrity } = visit;
  if (matched) allowFiles(matched);
  const tables = createPageTables(
    visit,
    () => fetchBuild(buildId, buildIntegrity),
    ({ shell, remotes }) => {
      for (const release of [shell, ...Object.values(remotes)]) allowFiles(release);
    },
  );
  setHashSource(tables.load);
  return tables;
}
