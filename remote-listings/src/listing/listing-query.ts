import { resourceQuery } from 'shared-api';
import { listing } from 'shared-contract/listing/listing';

export const listingPath = (id: string) => `/api/listings/${encodeURIComponent(id)}`;

/** A listing as this reader may see it: its signed-in owner sees the hidden price, too. */
export const listingQuery = (id: string) => resourceQuery(listingPath(id), listing);
