import { resourceQuery } from 'shared-api';
import { listing } from 'shared-contract/listing/listing';

export const listingPath = (id: string) => `/api/listings/${encodeURIComponent(id)}`;

/** A listing as the current user may see it. Its owner also gets a hidden price. */
export const listingQuery = (id: string) => resourceQuery(listingPath(id), listing);
