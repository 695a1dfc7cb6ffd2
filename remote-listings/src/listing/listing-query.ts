import { queryOptions } from '@tanstack/react-query';
import { api } from 'shared-api';
import { listing } from 'shared-contract/listing/listing';

/** A listing as this reader may see it: its owner, signed in, sees the hidden price too. */
export const listingQuery = (id: string) =>
  queryOptions({
    queryKey: ['listings', id],
    queryFn: ({ signal }) => api.get(`/api/listings/${encodeURIComponent(id)}`, listing, { signal }),
  });
