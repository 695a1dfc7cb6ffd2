import * as z from 'shared-contract/schema';
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

/** The filters that a visitor can remove one by one. Listing type, property type and sort order are not filters. */
export const searchFilter = z.enum([...new Set(fieldNames.flatMap((name) => filterOf(name) ?? []))]);

/** Returns the filters that are set in a query. */
export function filtersOf(query: ListingSearchQuery): SearchFilter[] {
  return searchFilter.options.filter((filter) => fieldsOf(filter).some((name) => isSet(query, name)));
}

/** Returns the query without one filter, at page 1. */
export function withoutFilter(query: ListingSearchQuery, filter: SearchFilter): ListingSearchQuery {
  const unset = Object.fromEntries(fieldsOf(filter).map((name) => [name, everyListing[name]]));
  return { ...query, ...unset, page: 1 };
}

function isSet(query: ListingSearchQuery, name: SearchFieldName): boolean {
  if ('refines' in searchFields[name]) return false;
  const value = query[name];
  return Array.isArray(value) ? value.length > 0 : value !== everyListing[name];
}

/** The wider searches that the page suggests when a search finds nothing, from narrow to wide. */
export const widerSearch = z.enum(['kindInPlace', 'place', 'kind', 'all']);
export type WiderSearch = z.infer<typeof widerSearch>;

const place = ['suburbs', 'surrounding', 'bounds', 'area'] as const;
const fieldsOfWiderSearch = {
  kindInPlace: ['propertyType', 'categories', ...place],
  place,
  kind: ['propertyType'],
  all: [],
} as const satisfies Record<WiderSearch, readonly (keyof ListingSearchQuery)[]>;

/**
 * Returns a wider query. It has only the listing type, the sort order and the fields that the wider search `to`
 * includes.
 */
export function widenSearch(query: ListingSearchQuery, to: WiderSearch): ListingSearchQuery {
  const fields = Object.fromEntries(fieldsOfWiderSearch[to].map((field) => [field, query[field]]));
  return { ...everyListing, listingType: query.listingType, sort: query.sort, ...fields };
}
