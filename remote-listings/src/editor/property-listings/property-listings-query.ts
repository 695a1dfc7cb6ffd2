import { resourceQuery } from 'shared-api';
import { listingSummary } from 'shared-contract/listing/listing';
import { collectionOf } from 'shared-contract/wire/json-ld';

const summaries = collectionOf(listingSummary);

/** The newest listings of a property: the first page of the collection. */
export const propertyListingsQuery = (propertyId: string) =>
  resourceQuery('/api/listings', summaries, { query: { 'property.id': propertyId } });
