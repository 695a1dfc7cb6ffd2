import { resourceQuery } from 'shared-api';
import type { Listing } from 'shared-contract/listing/listing';
import { priceHistory } from 'shared-contract/listing/price-history';

/** When a listing was published, and the prices that visitors saw before. */
export const priceHistoryQuery = (listing: Pick<Listing, '@id'>) =>
  resourceQuery(`${listing['@id']}/price-history`, priceHistory);
