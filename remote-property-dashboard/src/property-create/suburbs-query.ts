import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-api';
import { suburb } from 'shared-contract/place/suburb';
import { collectionOf } from 'shared-contract/wire/json-ld';

const suburbs = collectionOf(suburb);

export function suburbsQuery(text: string) {
  return queryOptions({
    queryKey: ['suburbs', { text }],
    queryFn: async ({ signal }) => (await api.get('/api/suburbs', suburbs, { query: { q: text }, signal })).member,
    enabled: text.length >= 2,
    placeholderData: keepPreviousData,
  });
}
