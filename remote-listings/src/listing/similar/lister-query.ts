import { resourceQuery } from 'shared-api';
import type { Listing } from 'shared-contract/listing/listing';
import { foundListing } from 'shared-contract/search/found-listing';
import { collectionOf } from 'shared-contract/wire/json-ld';

/** Other public listings of the same owner under the same contact name. */
export const listerQuery = (listing: Pick<Listing, '@id'>) =>
  resourceQuery(`${listing['@id']}/more-from-lister`, collectionOf(foundListing));
