import { filtersOf } from 'shared-contract/search/listing-search-filters';
import type { Search } from './search-url.ts';

/**
 * Returns the number of chips of a search. A filter with several values, such as categories, has one for each value.
 * Omits suburbs, because the suburb picker shows them.
 */
export const countFilters = (search: Search): number =>
  filtersOf(search).flatMap((filter) => {
    if (filter === 'suburbs') return [];
    return filter === 'category' ? search.categories : filter === 'features' ? search.features : [filter];
  }).length;
