import type { MapPoint } from 'shared-contract/place/map-point';
import type { ListingSearchQuery } from 'shared-contract/search/listing-search';
import type { MapBounds } from 'shared-contract/search/search-fields';

/** The data about one public listing that every search engine stores. */
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
  /** Distinct keywords, normalized by `keywordsIn`. */
  words: string[];
  /** Null when the listing is not for sale or its price is hidden. */
  salePriceCents: number | null;
  /** Per week. Null when the listing is not for lease or its rent is hidden. */
  leasePriceCents: number | null;
  landSquareMetres: number | null;
  /** `2026-12-01`, or null when it is available now. */
  availableOn: string | null;
  auctionAt: Date | null;
  location: MapPoint | null;
  opens: OpenTime[];
  /** The public card as JSON, without `nextOpen`, which depends on the time of the search. */
  card: string;
};

export type OpenTime = { startAt: Date; endAt: Date };

/** A query with the slugs of the surrounding suburbs, which count only with `surrounding`. */
export type Search = ListingSearchQuery & { around: readonly string[] };

/** `card` is null when another version of the backend wrote it and it has to be rendered again. */
export type Hit = { id: string; card: string | null; nextOpen: OpenTime | null };

/** `total` stops at `maxCountedListings`. */
export type FoundPage = { hits: Hit[]; total: number };

/** The number of listings with the same values of all grouped filters. */
export type FacetGroup = Pick<
  SearchDocument,
  'propertyType' | 'category' | 'bedrooms' | 'baths' | 'carSpaces' | 'petsAllowed' | 'furnished' | 'smokingPermitted'
> & { listings: number };

/** One cell of the map's grid. `latitude` and `longitude` are sums over its listings, so cells can be merged. */
export type GridCell = {
  row: number;
  column: number;
  latitude: number;
  longitude: number;
  listings: number;
  /** Newest first; empty for more than `maxListingsPerPin`. */
  ids: string[];
  /** In cents, for a cell with one listing. Null when the price is hidden. */
  priceCents: number | null;
};

export type Grid = {
  /** The requested size of a cell, or a multiple of it when there would be too many cells. */
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
 * The search engine behind listing search. PostgreSQL implements it, and every implementation has to pass the suite in
 * `testing/listing-search-contract.ts`. Every method sees all changes that were committed before the call.
 */
export type ListingSearch = {
  /** Adds documents or replaces those with the same id. */
  put: (documents: readonly SearchDocument[], now: Date) => Promise<void>;
  remove: (ids: readonly string[]) => Promise<void>;
  /** Ids of public listings without a current document, at most `limit`. */
  outdated: (limit: number) => Promise<string[]>;
  /** The listings of one page, in the order of `search.sort`. */
  page: (search: Search, now: Date) => Promise<FoundPage>;
  /** Listings by their ids, in any order. Ids that search does not know are missing. */
  hits: (ids: readonly string[], now: Date) => Promise<Hit[]>;
  /** The number of results of each search. Each count stops at `max`. */
  counts: (searches: readonly Search[], max: number, now: Date) => Promise<number[]>;
  facetGroups: (search: Search, now: Date) => Promise<FacetGroup[]>;
  /** Feature slug → number of results that have it. */
  featureCounts: (search: Search, now: Date) => Promise<Record<string, number>>;
  /** The results of a search, grouped by the cells of a grid. */
  grid: (search: Search, cellDegrees: number, now: Date) => Promise<Grid>;
  priceQuartiles: (sample: PriceSample) => Promise<PriceQuartiles | null>;
  /** Moves listings whose next open home has ended to the following one. A job calls this every minute. */
  refreshNextOpens: (now: Date) => Promise<void>;
};
