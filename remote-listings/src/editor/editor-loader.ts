import { cachedResource, prefetch } from 'shared-api';
import type { Listing } from 'shared-contract/listing/listing';
import type { LoaderFunctionArgs } from 'shared-platform/router';
import { editedListingQuery } from './edited-listing.ts';

/** The loader of the steps; some steps add requests of their own. Fetches the listing with its entity tag. */
export function loader({ params }: LoaderFunctionArgs): Promise<null> {
  return prefetch(editedListingQuery(params.listingId ?? ''));
}

/** Returns the listing that the loader has fetched. Undefined while it is loading. */
export function listingOf({ params }: LoaderFunctionArgs): Listing | undefined {
  return cachedResource(editedListingQuery(params.listingId ?? ''))?.value;
}
