import type { ListingFacets } from 'shared-contract/search/listing-facets';
import type { Search } from '../url/search-url.ts';

/** The props of each section of the filter drawer. `search` has the changes that the user has not applied yet. */
export type SectionProps = {
  search: Search;
  /** The number of results of each choice. Undefined until they have loaded. */
  facets: ListingFacets | undefined;
  onChange: (change: Partial<Search>) => void;
};
