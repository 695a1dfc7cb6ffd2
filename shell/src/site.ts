import type { RemoteRelease, Visit } from 'federation';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Session } from 'shared-auth';
import type { PageTables } from './page-context/page-tables.ts';
import type { LoadCode } from './remotes/page-code-loader.ts';
import type { FullLoad } from './updates/full-load.ts';

/** The objects and functions that all parts of the shell use. `bootstrap` creates them; tests create their own. */
export type Site = {
  visit: Visit;
  tables: PageTables;
  /** Resolves to the session when it is known. */
  session: () => Promise<Session>;
  /** Loads the code of a remote's page. */
  loadCode: LoadCode;
  leaveFor: LeaveFor;
  /** Whether this document has a nonce, so that pages may insert style elements. */
  allowsStyles: boolean;
  /** Decides which navigations load the whole document to get a new build. */
  fullLoad: FullLoad;
  /** Stores drafts, then reloads the document. Call it when the user has asked for that or there is no unsaved work. */
  reload: () => void;
};

/**
 * Opens a path by loading its whole document, without the router.
 * @param options `replace`: true when the back button should not lead to the current address
 */
export type LeaveFor = (path: string, options?: { replace: boolean }) => void;

const SiteContext = createContext<Site | null>(null);
export const SiteProvider = SiteContext.Provider;

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite needs a SiteProvider above it.');
  return site;
}

/**
 * Returns the releases whose page tables are loaded so far. The component renders again when the others have loaded.
 */
export function usePageTables(): readonly RemoteRelease[] {
  const { tables } = useSite();
  return useSyncExternalStore(tables.onChange, tables.known, tables.known);
}

/** Returns true until the page tables of all remotes are loaded, or loading them has failed. */
export function useArePageTablesPending(): boolean {
  const { tables } = useSite();
  const arePending = () => !tables.isComplete() && tables.failure() === null;
  return useSyncExternalStore(tables.onChange, arePending, arePending);
}
