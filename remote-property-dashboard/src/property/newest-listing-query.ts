import { resourceQuery } from 'shared-api';
import { listingSummary } from 'shared-contract/listing/listing';
import { collectionOf } from 'shared-contract/wire/json-ld';

const summaries = collectionOf(listingSummary);

/** The newest listing of a property. The page with all its listings requests the same URL, so it finds the response. */
export const newestListingQuery = (propertyId: string) =>
  resourceQuery('/api/listings', summaries, {
    query: { 'property.id': propertyId },
    select: ({ member: [newest = null] }) => newest,
  });
