import type { ListingFacets } from 'shared-contract/search/listing-facets';
import type { Search } from '../url/search-url.ts';

/** The props of every section of the drawer: the search being edited and its result counts. */
export type SectionProps = {
  search: Search;
  /** Undefined until the counts have loaded. */
  facets: ListingFacets | undefined;
  onChange: (change: Partial<Search>) => void;
};
