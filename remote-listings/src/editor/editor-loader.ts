import { cachedResource, prefetch } from 'shared-api';
import type { Listing } from 'shared-contract/listing/listing';
import type { LoaderFunctionArgs } from 'shared-platform/router';
import { editedListingQuery } from './edited-listing.ts';

/** For every step's page: the listing, with the entity tag that a change of it must name. */
export function loader({ params }: LoaderFunctionArgs): Promise<null> {
  return prefetch(editedListingQuery(params.listingId ?? ''));
}

/** The listing that the loader has fetched; undefined while it is on its way. */
export function listingOf({ params }: LoaderFunctionArgs): Listing | undefined {
  return cachedResource(editedListingQuery(params.listingId ?? ''))?.value;
}
