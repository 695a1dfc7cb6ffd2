import type { Listing } from 'shared-contract/listing/listing';
import { centsOf, formatPrice } from 'shared-contract/money/money';
import { PriceLine, priceText } from 'shared-ui';
import classes from '../listing-view.module.css';
import { visiblePricing } from './visible-pricing.ts';

/**
 * The price in the display type that the owner chose, with the rent of a listing for sale and lease, and the bond.
 * Owners also see a price that is hidden from visitors.
 */
export function PriceBlock({ listing }: { listing: Listing }) {
  const { leasePricing, type, bond, auctionDateTime } = listing;
  const pricing = visiblePricing(listing);
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
