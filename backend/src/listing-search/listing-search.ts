import type { MapPoint } from 'shared-contract/place/map-point';
import type { ListingSearchQuery } from 'shared-contract/search/listing-search';
import type { MapBounds } from 'shared-contract/search/search-fields';

/** What search knows about one public listing, whatever implementation stores it. */
export type SearchDocument = {
  id: string;
  publishedAt: Date;
  forSale: boolean;
  forLease: boolean;
  underOffer: boolean;
  /** Lower case, as in search addresses. */
  propertyType: 'residential' | 'commercial' | 'land' | 'rural';
  category: string;
  /** The suburb's slug. */
  suburb: string;
  state: string;
  postcode: string;
  /** IANA name. Open homes are on days of this time zone. */
  timeZone: string;
  bedrooms: number;
  baths: number;
  carSpaces: number;
  petsAllowed: boolean;
  furnished: boolean;
  smokingPermitted: boolean;
  /** Slugs. */
  features: string[];
  /** Distinct keywords, in the form of `keywordsIn`. */
  words: string[];
  /** Null where the listing is not for sale or its price is hidden. */
  salePriceCents: number | null;
  /** Per week. Null where the listing is not for lease or its rent is hidden. */
  leasePriceCents: number | null;
  landSquareMetres: number | null;
  /** `2026-12-01`, or null for at once. */
  availableOn: string | null;
  auctionAt: Date | null;
  location: MapPoint | null;
  opens: OpenTime[];
  /** The public card as JSON, without `nextOpen`, which depends on the time of the search. */
  card: string;
};

export type OpenTime = { startAt: Date; endAt: Date };

/** A query with the slugs of the suburbs around the chosen ones. They count only with `surrounding`. */
export type Search = ListingSearchQuery & { around: readonly string[] };

/** `card` is null where another version of the backend wrote it: render it from the listing. */
export type Hit = { id: string; card: string | null; nextOpen: OpenTime | null };

/** `total` stops at `maxCountedListings`. */
export type FoundPage = { hits: Hit[]; total: number };

/** Listings that agree in everything the filter drawer counts. */
export type FacetGroup = Pick<
  SearchDocument,
  'propertyType' | 'category' | 'bedrooms' | 'baths' | 'carSpaces' | 'petsAllowed' | 'furnished' | 'smokingPermitted'
> & { listings: number };

/** One cell of the map's grid. `latitude` and `longitude` are sums over its listings, so that cells can be merged. */
export type GridCell = {
  row: number;
  column: number;
  latitude: number;
  longitude: number;
  listings: number;
  /** Newest first; empty for more than `maxListingsPerPin`. */
  ids: string[];
  /** In cents, of a cell with one listing. Null where the price is hidden. */
  priceCents: number | null;
};

export type Grid = {
  /** The size of a cell: the one asked for, or a multiple of it where there would be too many cells. */
  cellDegrees: number;
  total: number;
  extent: MapBounds | null;
  cells: GridCell[];
};

/** Quartiles of advertised prices in cents, of listings that are not under offer. */
export type PriceQuartiles = { sampleSize: number; low: number; median: number; high: number };

export type PriceSample = {
  listingType: 'sale' | 'lease';
  propertyType: SearchDocument['propertyType'];
  state: string;
  postcode?: string;
  suburb?: string;
};

/**
 * The search engine behind listing search. PostgreSQL implements it; `testing/listing-search-contract.ts` is the test suite
 * that every implementation has to pass. Every method sees what was committed before it was called.
 */
export type ListingSearch = {
  /** Adds documents or replaces those with the same id. */
  put: (documents: readonly SearchDocument[], now: Date) => Promise<void>;
  remove: (ids: readonly string[]) => Promise<void>;
  /** Ids of public listings without a current document, at most `limit`. */
  outdated: (limit: number) => Promise<string[]>;
  /** The listings of one page, in the order of `search.sort`. */
  page: (search: Search, now: Date) => Promise<FoundPage>;
  /** Listings by their ids, in any order; those that search does not know are missing. */
  hits: (ids: readonly string[], now: Date) => Promise<Hit[]>;
  /** How many listings each search finds, each count stops at `max`. */
  counts: (searches: readonly Search[], max: number, now: Date) => Promise<number[]>;
  facetGroups: (search: Search, now: Date) => Promise<FacetGroup[]>;
  /** Feature slug → how many of the found listings have it. */
  featureCounts: (search: Search, now: Date) => Promise<Record<string, number>>;
  /** What a search finds, gathered by cells of a grid. */
  grid: (search: Search, cellDegrees: number, now: Date) => Promise<Grid>;
  priceQuartiles: (sample: PriceSample) => Promise<PriceQuartiles | null>;
  /** Moves listings whose next open home has ended to their following one. A job calls this every minute. */
  refreshNextOpens: (now: Date) => Promise<void>;
};
