import type { Listing } from 'shared-contract/listing/listing';
import { centsOf, formatPrice } from 'shared-contract/money/money';
import { PriceLine, priceText } from 'shared-ui';
import { isPriceGuideBanned } from 'tenancy-law/rules/auction-price';
import classes from '../listing-view.module.css';

/**
 * The price in the display type that the owner chose, with the rent of a listing for sale and lease, and the bond.
 * Owners also see a price that is hidden from visitors.
 */
export function PriceBlock({ listing }: { listing: Listing }) {
  const { leasePricing, type, bond, auctionDateTime } = listing;
  // Visitors never receive a forbidden price; this hides it in the owner's view too.
  const pricing = isPriceGuideBanned(listing) ? { ...listing.pricing, displayType: 'hide' as const } : listing.pricing;
  return (
    <div>
      <p className={classes.price}>
        <PriceLine pricing={pricing} listingType={type} auctionDateTime={auctionDateTime} />
      </p>
      {type === 'both' && leasePricing && (
        <p className={classes.secondPrice}>
          {leasePricing.displayType === 'hide' ? 'Also for rent' : 'or '}
          {leasePricing.displayType !== 'hide' && <PriceLine pricing={leasePricing} listingType="lease" />}
        </p>
      )}
      {bond && <p className={classes.hint}>Bond {formatPrice(centsOf(bond))}</p>}
      {pricing.displayType === 'hide' && pricing.displayValue && (
        <p className={classes.hint}>Only you can see this: {priceText({ ...pricing, displayType: 'value' }, type)}</p>
      )}
    </div>
  );
}
