import type { RemoteRelease, Visit } from 'federation';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Session } from 'shared-auth';
import type { PageOutcome } from './remotes/page-outcome.ts';
import type { FullLoad } from './updates/full-load.ts';
import type { PageTables } from './visit/page-tables.ts';

/** What the shell's parts need of the surroundings; bootstrap makes it, tests make their own. */
export type Site = {
  visit: Visit;
  tables: PageTables;
  /** The session as it is once it is known. */
  session: () => Promise<Session>;
  /** Quietly: ahead of time, so that a failure is nobody's trouble yet. */
  loadPage: (release: RemoteRelease, page: string, quietly?: 'quietly') => Promise<PageOutcome>;
  /** Leaves this document for another address. */
  leaveFor: (path: string) => void;
  /** A new build: when it comes by itself, and when it is offered. */
  fullLoad: FullLoad;
  /** Loads this page anew, because somebody asked for it. */
  reload: () => void;
};

const SiteContext = createContext<Site | null>(null);
export const SiteProvider = SiteContext.Provider;

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite needs a SiteProvider above it.');
  return site;
}

/** The known page tables; draws again when the rest has come. */
export function usePageTables(): readonly RemoteRelease[] {
  const { tables } = useSite();
  return useSyncExternalStore(tables.onChange, tables.known, tables.known);
}
