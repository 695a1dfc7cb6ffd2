import type { LoaderFunctionArgs } from 'react-router';
import { prefetch } from 'shared-api';
import { editedListingQuery } from './edited-listing.ts';

/** Of every step's page: the listing, with the tag that a change of it must name. */
export function loader({ params }: LoaderFunctionArgs): Promise<null> {
  return prefetch(editedListingQuery(params.listingId ?? ''));
}
