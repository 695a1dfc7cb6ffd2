import { type KnownPage, knownPage, pageOf } from './page-of.ts';

const validMs = 60_000;

export type LivePages = {
  /** Returns the page of an address; null when there is none, or while the pages are unknown. */
  pageOf: (address: string) => string | null;
  /** Reads the pages again when that was a minute ago. Never rejects: until they can be read, the last ones count. */
  refresh: () => Promise<void>;
};

/**
 * The pages of the live build.
 * @param read asks the release service for their paths; null when none is configured, and then there are no pages
 */
export function livePages(read: (() => Promise<string[]>) | null, clock: () => Date): LivePages {
  let pages: readonly KnownPage[] = [];
  let readAt = Number.NEGATIVE_INFINITY;
  return {
    pageOf: (address) => pageOf(pages, address),
    async refresh() {
      if (!read) return;
      const now = clock().getTime();
      if (Math.abs(now - readAt) < validMs) return;
      try {
        pages = (await read()).map(knownPage);
        readAt = now;
      } catch {
        // `/ops` shows operators that the release service does not respond.
      }
    },
  };
}
