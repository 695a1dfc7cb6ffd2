import { queryOptions } from '@tanstack/react-query';
import { api } from 'shared-api';
import { listingSummary } from 'shared-contract/listing/listing';
import { collectionOf } from 'shared-contract/wire/json-ld';

const summaries = collectionOf(listingSummary);

/** Every listing of a property, newest first. */
export function propertyListingsQuery(propertyId: string) {
  return queryOptions({
    queryKey: ['listings', 'of-property', propertyId],
    queryFn: ({ signal }) => api.get('/api/listings', summaries, { query: { 'property.id': propertyId }, signal }),
  });
}
