import type { MapBounds } from 'shared-contract/place/map-bounds';
import type { MapPoint } from 'shared-contract/place/map-point';
import type { ListingSearchQuery } from 'shared-contract/search/listing-search';

/** What a search engine stores about one public listing. */
export type SearchDocument = {
  id: string;
  publishedAt: Date;
  forSale: boolean;
  forLease: boolean;
  underOffer: boolean;
  /** In lower case, as in search URLs. */
  propertyType: 'residential' | 'commercial' | 'land' | 'rural';
  category: string;
  /** The slug of the suburb. */
  suburb: string;
  state: string;
  postcode: string;
  /** IANA name of the time zone, in which the days of open homes are counted. */
  timeZone: string;
  bedrooms: number;
  baths: number;
  carSpaces: number;
  petsAllowed: boolean;
  furnished: boolean;
  smokingPermitted: boolean;
  /** Slugs of the features. */
  features: string[];
  /** The words of the listing's texts, as `keywordsIn` returns them. */
  words: string[];
  /** Null when the listing is not for sale or its price is hidden. */
  salePriceCents: number | null;
  /** The weekly rent. Null when the listing is not for lease or its rent is hidden. */
  leasePriceCents: number | null;
  landSquareMetres: number | null;
  floorSquareMetres: number | null;
  /** A date such as `2026-12-01`, or null when the listing is available now. */
  availableOn: string | null;
  auctionAt: Date | null;
  location: MapPoint | null;
  opens: OpenTime[];
  /** The listing's public card as JSON. Without `nextOpen`, which depends on the time of the search. */
  card: string;
};

export type OpenTime = { startAt: Date; endAt: Date };

/**
 * A search query. `around` contains the slugs of the suburbs around the chosen ones; it is used if `surrounding` is
 * set.
 */
export type Search = ListingSearchQuery & { around: readonly string[] };

/**
 * A search result. `card` is null when it must be rendered, because another version of the backend wrote the stored
 * card.
 */
export type Hit = { id: string; card: string | null; nextOpen: OpenTime | null };

/** One page of results. `total` stops at `maxCountedListings`. */
export type FoundPage = { hits: Hit[]; total: number };

/**
 * A group of listings that have the same values in these fields, and their number. Facet counts are sums over groups.
 */
export type FacetGroup = Pick<
  SearchDocument,
  'propertyType' | 'category' | 'bedrooms' | 'baths' | 'carSpaces' | 'petsAllowed' | 'furnished' | 'smokingPermitted'
> & { listings: number };

/**
 * One cell of the map's grid. `latitude` and `longitude` are the sums of its listings' coordinates. So two cells are
 * merged by adding their values.
 */
export type GridCell = {
  row: number;
  column: number;
  latitude: number;
  longitude: number;
  listings: number;
  /** Ids of the listings, newest first; empty when the cell has more than `maxListingsPerPin`. */
  ids: string[];
  /** The price in cents, for a cell with one listing. Null when it is hidden. */
  priceCents: number | null;
};

export type Grid = {
  /** The size of the cells in degrees. It is larger than the requested size if there would be too many cells. */
  cellDegrees: number;
  total: number;
  extent: MapBounds | null;
  cells: GridCell[];
};

/** Quartiles of advertised prices in cents, without listings under offer. */
export type PriceQuartiles = { sampleSize: number; low: number; median: number; high: number };

/** The listings whose prices a quote compares; without those of the ids in `except`. */
export type PriceSample = { listingType: 'sale' | 'lease' } & Pick<SearchDocument, 'propertyType' | 'state'> &
  Partial<Pick<SearchDocument, 'postcode' | 'suburb' | 'category'>> & { except?: readonly string[] };

/** The listings whose figures describe a suburb. */
export type SuburbSample = { listingType: 'sale' | 'lease' } & Pick<SearchDocument, 'propertyType' | 'suburb'>;

/**
 * Figures of the listings with this number of bedrooms, five for more than five; null for all listings. Without
 * listings under offer.
 */
export type SuburbFigures = {
  bedrooms: number | null;
  listings: number;
  /** The number of listings that show a price. */
  priced: number;
  medianCents: number | null;
  /** The median number of whole days since publication. */
  medianDays: number | null;
};

/** The position of a public listing in the order of publication. */
export type ListingPosition = { id: string; publishedAt: Date };

/**
 * The interface of listing search, which PostgreSQL implements. Every implementation must pass the tests in
 * `testing/listing-search-contract.ts`. Each method sees all changes that were committed before the call.
 */
export type ListingSearch = {
  /** Adds documents or replaces those with the same id. */
  put: (documents: readonly SearchDocument[], now: Date) => Promise<void>;
  remove: (ids: readonly string[]) => Promise<void>;
  /**
   * Returns public listings that are not stored, or whose card has an old format: the oldest ones behind the position
   * `after`, at most `limit`.
   */
  outdated: (limit: number, after?: ListingPosition) => Promise<ListingPosition[]>;
  /** Returns one page of results in the order of `search.sort`. */
  page: (search: Search, now: Date) => Promise<FoundPage>;
  /** Returns listings by id, in any order, without ids that are not stored. */
  hits: (ids: readonly string[], now: Date) => Promise<Hit[]>;
  /** Returns the number of results of each search. Each count stops at `max`. */
  counts: (searches: readonly Search[], max: number, now: Date) => Promise<number[]>;
  /**
   * Returns the ids of all results of each search, newest first. For searches whose `publishedAfter` is recent, so that
   * they have few results.
   */
  matches: (searches: readonly Search[], now: Date) => Promise<string[][]>;
  facetGroups: (search: Search, now: Date) => Promise<FacetGroup[]>;
  /** Returns the number of results that have each feature, by slug. */
  featureCounts: (search: Search, now: Date) => Promise<Record<string, number>>;
  /** Groups the results of a search by the cells of a grid. */
  grid: (search: Search, cellDegrees: number, now: Date) => Promise<Grid>;
  priceQuartiles: (sample: PriceSample) => Promise<PriceQuartiles | null>;
  suburbFigures: (sample: SuburbSample, now: Date) => Promise<SuburbFigures[]>;
  /** Replaces the stored next open home of listings where it has ended. A job calls this every minute. */
  refreshNextOpens: (now: Date) => Promise<void>;
};
