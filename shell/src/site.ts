import type { RemoteRelease, Visit } from 'federation';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Session } from 'shared-auth';
import type { PageTables } from './page-context/page-tables.ts';
import type { LoadCode } from './remotes/page-code-loader.ts';
import type { FullLoad } from './updates/full-load.ts';

/** What the parts of the shell share. `bootstrap` creates it; tests create their own. */
export type Site = {
  visit: Visit;
  tables: PageTables;
  /** Resolves to the session as soon as it is known. */
  session: () => Promise<Session>;
  /** Loads the code of a remote's page. */
  loadCode: LoadCode;
  /** Loads another document: a full page load. */
  leaveFor: (path: string) => void;
  /** Decides when a new build replaces this document. */
  fullLoad: FullLoad;
  /** Stores drafts, then reloads the page. For a reload that the user requested. */
  reload: () => void;
};

const SiteContext = createContext<Site | null>(null);
export const SiteProvider = SiteContext.Provider;

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite needs a SiteProvider above it.');
  return site;
}

/** Returns the page tables loaded so far, and renders again when the others have loaded. */
export function usePageTables(): readonly RemoteRelease[] {
  const { tables } = useSite();
  return useSyncExternalStore(tables.onChange, tables.known, tables.known);
}
