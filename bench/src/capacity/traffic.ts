/** A kind of request. Its cost is measured. */
export type Request = 'page' | 'repeated page' | 'search' | 'listing' | 'picture' | 'asset';

/** A part of the site that is scaled on its own. */
export type Tier = 'gateway' | 'backend' | 'postgres';

/** Processor time of one request in each tier, in milliseconds. */
export type Costs = Record<Request, Record<Tier, number>>;

/**
 * What a visit is assumed to request: it opens a page of search results that is in no cache, two pages that are, four
 * further searches and four listings inside the site, with the pictures of the cards on screen, and the code.
 */
export const requestsOfVisit: Record<Request, number> = {
  page: 1,
  'repeated page': 2,
  search: 4,
  listing: 4,
  picture: 60,
  asset: 10,
};

/** A tenth of a day's visits is assumed to come in its busiest hour, and twice that rate in the busiest minutes. */
const busiestShare = 0.1;
const burst = 2;

/** Returns the visits per second in the busiest minutes. */
export const peakRate = (visitsPerDay: number): number => ((visitsPerDay * busiestShare) / 3600) * burst;

/** Behind a CDN, these are requested from the site only once. */
export const fromCdn: readonly Request[] = ['picture', 'asset'];
