import * as z from 'zod/mini';
import { everyListing, type ListingSearchQuery } from './listing-search.ts';
import { type SearchFieldName, type SearchFields, searchFields } from './search-fields.ts';

type FilterField = {
  [Name in SearchFieldName]: SearchFields[Name] extends { filter: string } ? Name : never;
}[SearchFieldName];
export type SearchFilter = SearchFields[FilterField]['filter'];

const fieldNames = Object.keys(searchFields) as SearchFieldName[];
const filterOf = (name: SearchFieldName): SearchFilter | undefined => {
  const field = searchFields[name];
  return 'filter' in field ? field.filter : undefined;
};
const fieldsOf = (filter: SearchFilter) => fieldNames.filter((name) => filterOf(name) === filter);

/** What narrows a search, each a thing that can be removed by itself. What is sought and its order are no filters. */
export const searchFilter = z.enum([...new Set(fieldNames.flatMap((name) => filterOf(name) ?? []))]);

/** The filters that are set. */
export function filtersOf(query: ListingSearchQuery): SearchFilter[] {
  return searchFilter.options.filter((filter) => fieldsOf(filter).some((name) => isSet(query, name)));
}

/** The search without one of its filters, from its first page. */
export function withoutFilter(query: ListingSearchQuery, filter: SearchFilter): ListingSearchQuery {
  const unset = Object.fromEntries(fieldsOf(filter).map((name) => [name, everyListing[name]]));
  return { ...query, ...unset, page: 1 };
}

function isSet(query: ListingSearchQuery, name: SearchFieldName): boolean {
  if ('refines' in searchFields[name]) return false;
  const value = query[name];
  return Array.isArray(value) ? value.length > 0 : value !== everyListing[name];
}

/** What a search that finds nothing can go back to, each wider than the one before. */
export const widerSearch = z.enum(['kindInPlace', 'place', 'kind', 'all']);
export type WiderSearch = z.infer<typeof widerSearch>;

const place = ['suburbs', 'surrounding', 'bounds', 'area'] as const;
const kept = {
  kindInPlace: ['propertyType', 'categories', ...place],
  place,
  kind: ['propertyType'],
  all: [],
} as const satisfies Record<WiderSearch, readonly (keyof ListingSearchQuery)[]>;

/** The search with nothing kept but buying or renting and, by how wide it shall be, the kind of property and the place. */
export function widenSearch(query: ListingSearchQuery, to: WiderSearch): ListingSearchQuery {
  const fields = Object.fromEntries(kept[to].map((field) => [field, query[field]]));
  return { ...everyListing, listingType: query.listingType, sort: query.sort, ...fields };
}
