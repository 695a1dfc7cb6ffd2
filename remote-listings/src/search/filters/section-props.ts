import type { ListingFacets } from 'shared-contract/search/listing-facets';
import type { Search } from '../url/search-url.ts';

/** What every section of the drawer gets: the search being made, and what its choices would find. */
export type SectionProps = {
  search: Search;
  /** Undefined until the counts are here. */
  facets: ListingFacets | undefined;
  onChange: (change: Partial<Search>) => void;
};
