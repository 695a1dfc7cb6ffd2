import type { ListingFacets } from 'shared-contract/search/listing-facets';
import {
  type ListingSearchQuery,
  maxCountedListings,
  maxReachableListings,
} from 'shared-contract/search/listing-search';
import {
  filtersOf,
  type SearchFilter,
  widenSearch,
  widerSearch,
  withoutFilter,
} from 'shared-contract/search/listing-search-filters';
import type { ListingSearch, Search } from '../listing-search/listing-search.ts';
import { groupFacets, isGrouped, withoutGrouped } from './facet-groups.ts';

export type Facets = Omit<ListingFacets, '@context' | '@id' | '@type'>;

type Query = ListingSearchQuery;
type Count = (queries: readonly Query[]) => Promise<number[]>;

/**
 * Returns, for each choice of each filter, how many results the search would have with this choice and its other
 * filters. Counts stop at 1,001.
 * @param search contains the surrounding suburbs also when it does not include them
 */
export async function facetsOf(engine: ListingSearch, search: Search, now: Date): Promise<Facets> {
  const { around, ...query } = search;
  const complete = (some: Query): Search => ({ ...some, around: some.suburbs.length === 0 ? [] : around });
  const count: Count = (queries) => engine.counts(queries.map(complete), maxCountedListings, now);
  const filters = filtersOf(query);
  const others = filters.filter((filter) => !isGrouped(filter));
  const counted = [
    { ...query, openSaturday: true },
    { ...query, auction: true },
    { ...query, surrounding: true },
    ...others.map((filter) => withoutFilter(query, filter)),
  ];
  const [groups, feature, counts] = await Promise.all([
    engine.facetGroups(complete(withoutGrouped(query)), now),
    engine.featureCounts(complete(query), now),
    count(counted),
  ]);
  const { total, flag, without: withoutGroups, ...choices } = groupFacets(groups, query);
  const [saturday = 0, auction = 0, surrounding = 0, ...withoutOthers] = counts;
  const without = { ...pick(withoutGroups, filters), ...zip(others, withoutOthers) };
  const withSurrounding = query.suburbs.length === 0 || query.surrounding ? null : surrounding;
  const isStuck = total === 0 && !withSurrounding && Object.values(without).every((found) => found === 0);
  return {
    totalItems: Math.min(total, maxReachableListings),
    totalItemsCapped: total > maxReachableListings,
    category: capped(choices.category),
    bedrooms: capped(choices.bedrooms),
    baths: capped(choices.baths),
    cars: capped(choices.cars),
    feature: capped(feature),
    flag: capped({ ...flag, saturday, auction }),
    without: capped(without),
    withSurrounding,
    withoutTwo: isStuck ? await withoutTwo(count, query, filters) : [],
    wider:
      total === 0
        ? zip(widerSearch.options, await count(widerSearch.options.map((wide) => widenSearch(query, wide))))
        : {},
  };
}

const capped = (counts: Record<string, number>) =>
  Object.fromEntries(Object.entries(counts).map(([name, found]) => [name, Math.min(found, maxCountedListings)]));

const zip = (names: readonly string[], counts: readonly number[]) =>
  Object.fromEntries(names.map((name, index) => [name, counts[index] ?? 0]));

const pick = (counts: Record<string, number>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(counts).filter(([name]) => names.includes(name)));

const maxPairedFilters = 10;
const maxPairs = 6;

/**
 * For a search without results: returns pairs of filters, each with the number of results when both are removed. The
 * pairs with the most results come first.
 */
async function withoutTwo(
  count: Count,
  query: Query,
  filters: readonly SearchFilter[],
): Promise<ListingFacets['withoutTwo']> {
  const paired = filters.slice(0, maxPairedFilters);
  const pairs = paired.flatMap((one, index) =>
    paired.slice(index + 1).map((other): [SearchFilter, SearchFilter] => [one, other]),
  );
  const counts = await count(pairs.map((pair) => pair.reduce(withoutFilter, query)));
  return pairs
    .map((pair, index) => ({ filters: pair, count: counts[index] ?? 0 }))
    .filter((pair) => pair.count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, maxPairs);
}
