import { resourceQuery } from 'shared-api';
import { listing } from 'shared-contract/listing/listing';

export const listingQuery = (id: string) => resourceQuery(`/api/listings/${encodeURIComponent(id)}`, listing);
