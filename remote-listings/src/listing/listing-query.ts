import { resourceQuery } from 'shared-api';
import { listing } from 'shared-contract/listing/listing';

export const listingPath = (id: string) => `/api/listings/${encodeURIComponent(id)}`;

/** A listing with the fields that the current user may see. Only the owner gets a hidden price. */
export const listingQuery = (id: string) => resourceQuery(listingPath(id), listing);
