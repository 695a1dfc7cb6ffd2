import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-api';
import { addressSuggestion } from 'shared-contract/place/address-suggestion';
import { collectionOf } from 'shared-contract/wire/json-ld';

const suggestions = collectionOf(addressSuggestion);

export function addressesQuery(typed: string) {
  return queryOptions({
    queryKey: ['addresses', { typed }],
    queryFn: async ({ signal }) =>
      (await api.get('/api/addresses', suggestions, { query: { q: typed }, signal })).member,
    enabled: typed.length >= 3,
    placeholderData: keepPreviousData,
  });
}
