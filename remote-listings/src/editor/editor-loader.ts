import type { LoaderFunctionArgs } from 'react-router';
import { prefetch, queryClient } from 'shared-api';
import type { Listing } from 'shared-contract/listing/listing';
import { editedListingQuery } from './edited-listing.ts';

/** Of every step's page: the listing, with the tag that a change of it must name. */
export function loader({ params }: LoaderFunctionArgs): Promise<null> {
  return prefetch(editedListingQuery(params.listingId ?? ''));
}

/** What the loader brought, if it has come already. */
export function listingOf({ params }: LoaderFunctionArgs): Listing | undefined {
  return queryClient().getQueryData(editedListingQuery(params.listingId ?? '').queryKey)?.value;
}
