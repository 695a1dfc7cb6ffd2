import { type ListingSearchQuery, listingSearchParameters } from 'shared-contract/search/listing-search';
import { normalisedSearch } from 'shared-contract/search/saved-search';
import * as z from 'zod/mini';
import { invalid } from '../http/problem.ts';
import { listingSearchParameters as parameters } from '../listing-search/listing-search-parameters.ts';

/**
 * Validates a search that was sent as JSON. Converts it to a query string's parameters and parses these, so that saved
 * searches and the search page accept the same values.
 * @throws Problem 422
 */
export function validateSearch(search: ListingSearchQuery, propertyPath: string): ListingSearchQuery {
  const query = listingSearchParameters(normalisedSearch(search));
  const pairs = [...new Set(query.keys())].map((name) => [
    name,
    name.endsWith('[]') ? query.getAll(name) : query.get(name),
  ]);
  const result = z.safeParse(parameters, Object.fromEntries(pairs));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const where = issue?.path.join('.') ?? '';
  throw invalid({
    propertyPath,
    message: `${where}: ${issue?.message ?? 'This is not a search.'}`,
    code: 'invalid-search',
  });
}
