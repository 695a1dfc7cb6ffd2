import type { Listing } from 'shared-contract/listing/listing';
import { isPublicStatus } from 'shared-contract/listing/listing-status';
import { lazyWithRetry } from '../lazy-with-retry.tsx';
import classes from './places.module.css';
import { WhenNear } from './when-near.tsx';

const BuyingCosts = lazyWithRetry(() => import('./buying-costs/buying-costs.tsx'));
const ListingHistory = lazyWithRetry(() => import('./history/listing-history.tsx'));
const MoreListings = lazyWithRetry(() => import('./similar/more-listings.tsx'));
const SuburbMarket = lazyWithRetry(() => import('./suburb-market/suburb-market.tsx'));

/** The places of the parts that load near the viewport. Each has the height of its part, so that nothing shifts. */
type PlaceProps = { listing: Listing };

export const SuburbMarketPlace = ({ listing }: PlaceProps) => (
  <WhenNear className={classes.market}>
    <SuburbMarket listing={listing} />
  </WhenNear>
);

/** Only a public listing has a history. Owners also see their drafts and withdrawn listings here. */
export const HistoryPlace = ({ listing }: PlaceProps) =>
  isPublicStatus(listing.status) && (
    <WhenNear className={classes.history}>
      <ListingHistory listing={listing} />
    </WhenNear>
  );

/** Commercial property has no costs here: GST, and in some states another tax, decide what a buyer pays. */
export const BuyingCostsPlace = ({ listing }: PlaceProps) =>
  listing.type !== 'lease' &&
  listing.property.propertyType.name !== 'Commercial' && (
    <WhenNear className={classes.costs} data-price={listing.pricing.displayType}>
      <BuyingCosts key={listing.id} listing={listing} />
    </WhenNear>
  );

export const MoreListingsPlace = ({ listing }: PlaceProps) => (
  <WhenNear>
    <MoreListings listing={listing} />
  </WhenNear>
);
