import { queryOptions } from '@tanstack/react-query';
import { api } from 'shared-api';
import { collectionOf } from 'shared-contract/json-ld';
import { listingSummary } from 'shared-contract/listing';

const summaries = collectionOf(listingSummary);

/** Every listing of a property, newest first. */
export function propertyListingsQuery(propertyId: string) {
  return queryOptions({
    queryKey: ['listings', 'of-property', propertyId],
    queryFn: ({ signal }) => api.get('/api/listings', summaries, { query: { 'property.id': propertyId }, signal }),
  });
}
