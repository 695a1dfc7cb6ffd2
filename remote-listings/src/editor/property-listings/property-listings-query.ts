import { resourceQuery } from 'shared-api';
import { listingSummary } from 'shared-contract/listing/listing';
import { collectionOf } from 'shared-contract/wire/json-ld';

const summaries = collectionOf(listingSummary);

/** All listings of a property, newest first. */
export const propertyListingsQuery = (propertyId: string) =>
  resourceQuery('/api/listings', summaries, { query: { 'property.id': propertyId } });
